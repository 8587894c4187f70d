import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeFileAtomically } from '../../src/atomicFiles';

describe('an exported file', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'medida-atomic-'));
    writeFileSync(join(directory, 'orders.csv'), 'earlier');
  });

  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(directory, { recursive: true });
  });

  const read = () => readFileSync(join(directory, 'orders.csv'), 'utf8');

  /** Calls back when half of the file is written. */
  const stopHalfway = (stop: () => void) =>
    jest.spyOn(promises, 'writeFile').mockImplementation(async (file) => {
      writeFileSync(file as string, 'ha');
      stop();
    });

  it('can only be read by its owner if it is new, and keeps its permissions otherwise', async () => {
    chmodSync(join(directory, 'orders.csv'), 0o640);
    if (process.getuid?.() === 0) chownSync(join(directory, 'orders.csv'), 65534, 65534);
    const before = statSync(join(directory, 'orders.csv'));
    await writeFileAtomically(directory, 'orders.csv', 'whole');
    await writeFileAtomically(directory, 'new.csv', 'whole');
    expect(statSync(join(directory, 'orders.csv'))).toMatchObject({
      mode: before.mode,
      uid: before.uid,
      gid: before.gid,
    });
    expect(statSync(join(directory, 'new.csv')).mode & 0o777).toBe(0o600);
  });

  it('replaces an existing file, even through a symbolic link', async () => {
    symlinkSync('orders.csv', join(directory, 'latest.csv'));
    // Left by a process that was killed: no process has this id.
    writeFileSync(join(directory, 'orders.csv.999999999.partial'), 'ha');
    await writeFileAtomically(directory, 'latest.csv', 'whole');
    expect(read()).toBe('whole');
    expect(readdirSync(directory).sort()).toEqual(['latest.csv', 'orders.csv']);
  });

  it('stays as it was if the disk is full', async () => {
    stopHalfway(() => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    await expect(writeFileAtomically(directory, 'orders.csv', 'whole')).rejects.toThrow(
      'Cannot write orders.csv: the disk is full.',
    );
    expect(read()).toBe('earlier');
    expect(readdirSync(directory)).toEqual(['orders.csv']);
  });

  it('stays as it was if the operator interrupts the export', async () => {
    const before = process.listeners('SIGINT');
    const exit = jest.spyOn(process, 'exit').mockImplementation();
    jest.spyOn(process.stderr, 'write').mockImplementation((...args: unknown[]) => {
      (args.at(-1) as () => void)();
      return true;
    });
    stopHalfway(() => {
      const [interrupt] = process.listeners('SIGINT').filter((listener) => !before.includes(listener));
      interrupt?.('SIGINT');
    });
    // Rejects only because the mocked exit lets the process continue: there is nothing left to rename.
    await expect(writeFileAtomically(directory, 'orders.csv', 'whole')).rejects.toThrow();
    expect(exit).toHaveBeenCalledWith(1);
    expect(read()).toBe('earlier');
    expect(readdirSync(directory)).toEqual(['orders.csv']);
    expect(process.listeners('SIGINT')).toEqual(before);
  });

  it('can be a pipe or a device', async () => {
    await writeFileAtomically(directory, '/dev/null', 'whole');
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });
});
