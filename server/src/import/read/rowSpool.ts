import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type RowSpool<Row> = {
  add: (rows: Row[]) => Promise<void>;
  /** In the order in which they were added. */
  read: () => AsyncGenerator<Row[]>;
  close: () => Promise<void>;
};

type Block = { position: number; length: number };

const openUnnamedFile = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'medida-import-'));
  try {
    return await open(join(folder, 'rows'), 'wx+', 0o600);
  } finally {
    // An open file stays usable without a name, and nothing is left behind, however the command ends.
    rmSync(folder, { recursive: true });
  }
};

/** Keeps planned rows on disk until they are written: those of a long file might not fit into memory. */
export const createRowSpool = async <Row>(): Promise<RowSpool<Row>> => {
  const file = await openUnnamedFile();
  const blocks: Block[] = [];
  let size = 0;
  return {
    add: async (rows) => {
      if (rows.length === 0) return;
      const bytes = Buffer.from(JSON.stringify(rows));
      // Unlike write, this never stops halfway.
      await file.appendFile(bytes);
      blocks.push({ position: size, length: bytes.length });
      size += bytes.length;
    },
    async *read() {
      for (const { position, length } of blocks) {
        const { buffer } = await file.read(Buffer.alloc(length), 0, length, position);
        yield JSON.parse(buffer.toString()) as Row[];
      }
    },
    close: () => file.close(),
  };
};
