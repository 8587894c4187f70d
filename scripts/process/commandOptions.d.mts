export declare const version: string;
/** The options of a command, or undefined if it has printed its help or the version instead. */
export declare const readOptions: (
  args: string[],
  command: { help: string; options?: Record<string, { type: 'string' | 'boolean' }>; allowPositionals?: boolean },
) => { values: Record<string, string | undefined>; positionals: string[] } | undefined;
