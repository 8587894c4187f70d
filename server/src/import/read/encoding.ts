import { UsageError } from '../../errors';
import { defaultEncoding } from './readCsvFile';

export const encodingOption = {
  type: 'string',
  value: 'NAME',
  help: 'of the CSV files, such as windows-1252 or gb18030; otherwise UTF-8',
} as const;

export const readEncoding = (name = defaultEncoding): string => {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    throw new UsageError(`--encoding ${name} does not exist. Use utf-8, utf-16le, windows-1252 or gb18030.`);
  }
};
