import { readFileSync } from 'node:fs';
import { type Document, isScalar, parseDocument, visit } from 'yaml';

const readSource = (contract: string) => {
  try {
    return readFileSync(contract, 'utf8');
  } catch (error) {
    throw new Error(`1:1: cannot be read (${error instanceof Error ? error.message : String(error)})`, {
      cause: error,
    });
  }
};

/** Reads a contract, or throws an error whose message is `line:column: reason`. */
export const readContract = (contract: string): Document => {
  const document = parseDocument(readSource(contract));
  const [error] = document.errors;
  if (error) {
    const place = error.linePos?.[0];
    throw new Error(
      `${place?.line ?? 1}:${place?.col ?? 1}: ${error.message.replace(/ at line \d+, column \d+:[^]*$/, '')}`,
    );
  }
  const version: unknown = document.get('openapi');
  if (typeof version !== 'string' || !version.startsWith('3.0.')) throw new Error('1:1: not an OpenAPI 3.0 document');
  return document;
};

/**
 * The contract for the code generator, which would treat `names[]` as a deep object; the base query adds the
 * brackets to every list (spec §7), so the application uses `names`.
 */
export const generatorText = (document: Document): string => {
  const copy = document.clone();
  visit(copy, {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || key.value !== 'name' || !isScalar(value) || typeof value.value !== 'string') return;
      value.value = value.value.replace(/\[\]$/, '');
    },
  });
  return copy.toString();
};
