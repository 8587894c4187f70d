import { FileField, FileInput, required, useNotify, useTranslate } from 'react-admin';

export type DroppedFile = { rawFile: File };

type Props = {
  label: string;
  help: string;
  accept: Record<string, string[]>;
  maxMegabytes: number;
  /** Of a file that may be missing. */
  source?: string;
};

/** A file of these types, chosen or dropped, as `file` unless there is a source. */
export const DropInput = ({ label, help, accept, maxMegabytes, source }: Props) => {
  const notify = useNotify();
  const translate = useTranslate();
  return (
    <FileInput
      source={source ?? 'file'}
      label={label}
      helperText={help}
      accept={accept}
      maxSize={maxMegabytes * 2 ** 20}
      {...(source === undefined && { validate: required() })}
      // The keyboard reaches the input, which has a name, rather than the zone around it.
      inputProps={{ 'aria-label': translate(label), tabIndex: 0 }}
      sx={{ '& .RaFileInput-dropZone:focus-within': { outline: '2px solid', outlineColor: 'primary.main' } }}
      options={{ noKeyboard: true, onDropRejected: () => notify(help, { type: 'warning' }) }}
    >
      <FileField source="src" title="title" />
    </FileInput>
  );
};
