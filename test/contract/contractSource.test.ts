import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { generatorText, readContract } from '../../scripts/contractSource';
import { contractFile } from './contracts';

describe('reading a contract', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const writeContract = (text: string) => {
    const file = path.join(folder, 'broken.yaml');
    writeFileSync(file, text);
    return file;
  };

  it('reports the position of an error', () => {
    expect(() => readContract(writeContract('openapi: 3.0.3\npaths:\n  /a: [\n'))).toThrow(/^4:1: /);
  });

  it.each(['', '- a list', 'openapi: 2.0', 'swagger: "2.0"', '<!doctype html>'])('rejects %j', (text) => {
    expect(() => readContract(writeContract(text))).toThrow('1:1: not an OpenAPI 3.0 document');
  });

  it('reports a missing contract', () => {
    expect(() => readContract(path.join(folder, 'none.yaml'))).toThrow(/^1:1: cannot be read .*ENOENT/);
  });

  it('removes the brackets from list names only', () => {
    const text = generatorText(readContract(contractFile('public')));
    expect(text).toContain('- name: names\n');
    expect(text).not.toContain('names[]\n');
    expect(text).toContain('- name: slug\n');
  });
});
