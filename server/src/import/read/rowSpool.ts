import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Block = { position: number; length: number };

export type Spool = {
  add: (bytes: Buffer) => Promise<Block>;
  read: (block: Block) => Promise<Buffer>;
  close: () => Promise<void>;
};

export type RowSpool<Row> = {
  add: (rows: Row[]) => Promise<void>;
  /** In the order in which they were added. */
  read: () => AsyncGenerator<Row[]>;
  close: () => Promise<void>;
};

/** A temporary file of which nothing is left once it is closed. */
export const openUnnamedFile = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'medida-import-'));
  try {
    return await open(join(folder, 'rows'), 'wx+', 0o600);
  } finally {
    // An open file stays usable without a name, and nothing is left behind, however the process ends.
    rmSync(folder, { recursive: true });
  }
};

/** Keeps on disk what is planned until it is written: it might not fit into memory. */
export const createSpool = async (): Promise<Spool> => {
  const file = await openUnnamedFile();
  let size = 0;
  const write = async ({ position, length }: Block, bytes: Buffer) => {
    // A single write may stop halfway.
    for (let written = 0; written < length;)
      written += (await file.write(bytes, written, length - written, position + written)).bytesWritten;
  };
  return {
    add: async (bytes) => {
      const block = { position: size, length: bytes.length };
      size += bytes.length;
      await write(block, bytes);
      return block;
    },
    read: async ({ position, length }) => (await file.read(Buffer.alloc(length), 0, length, position)).buffer,
    close: () => file.close(),
  };
};

export const createRowSpool = async <Row>(): Promise<RowSpool<Row>> => {
  const spool = await createSpool();
  const blocks: Block[] = [];
  return {
    add: async (rows) => {
      if (rows.length > 0) blocks.push(await spool.add(Buffer.from(JSON.stringify(rows))));
    },
    async *read() {
      for (const block of blocks) yield JSON.parse((await spool.read(block)).toString()) as Row[];
    },
    close: spool.close,
  };
};
