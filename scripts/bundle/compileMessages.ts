import { parse } from '@formatjs/icu-messageformat-parser';

/** Messages are parsed by the build, so that the application ships without a message parser. */
export const compileMessages = (source: string) =>
  Object.fromEntries(
    Object.entries(JSON.parse(source) as Record<string, string>).map(([id, text]) => [
      id,
      parse(text, { captureLocation: false }),
    ]),
  );
