import { type DataProvider, type Identifier, withLifecycleCallbacks } from 'ra-core';

import { type OfficeInputs, officeOperations, type OfficeOutputs } from '@/contracts/office';

import { callOffice, readRefusal, sendOperation } from './callOffice';
import { type Conflict, listDifferences, type ResolveConflict, type Values } from './conflict';
import { readBase64 } from './readBase64';
import { getResource, type OfficeResource, type Operation } from './resources';

/** What an operation changes, if somebody else may change it meanwhile. */
export type ChangedRecord = Pick<Save<unknown>, 'resource' | 'before' | 'read'>;

/** `call` is for operations that are none of react-admin's. */
export type OfficeDataProvider = DataProvider & {
  call: <Name extends keyof OfficeOutputs>(
    name: Name,
    input: OfficeInputs[Name],
    record?: ChangedRecord,
  ) => Promise<OfficeOutputs[Name]>;
};

const findOperation = (name: string, action: Exclude<keyof OfficeResource, 'id'>): Operation => {
  const operation = getResource(name)[action];
  if (!operation) throw new Error(`resources.ts has no operation for ${action} of ${name}`);
  return operation;
};

/** React-admin's components say of which type a record is. */
const toRecord = (name: string, record: unknown) => {
  const fields = record as Record<string, Identifier>;
  return { ...fields, id: fields[getResource(name).id] } as never;
};

const readOnly = (name: string, { data }: { data: unknown[] }) => ({ data: toRecord(name, data[0]) });

const pathTo = (name: string, id: unknown) => ({ [getResource(name).id]: id as Identifier });

/** The fields that the body has in the contract; a record has others besides, such as its id. */
const selectBody = (operation: Operation, data: Record<string, unknown>) => {
  const fields: readonly string[] = officeOperations[operation].fields;
  return Object.fromEntries(Object.entries(data).filter(([field]) => fields.includes(field)));
};

const getList: DataProvider['getList'] = async (name, { pagination, sort, filter, signal }) => {
  const query = {
    ...pagination,
    sort: sort?.field === 'id' ? getResource(name).id : sort?.field,
    order: sort?.order,
    ...(filter as object),
  };
  const request = { path: filter as Record<string, Identifier>, query };
  const { data, total = data.length } = await sendOperation(findOperation(name, 'list'), request, signal);
  return { data: data.map((record) => toRecord(name, record)), total };
};

const getOne: DataProvider['getOne'] = async (name, { id, signal }) =>
  readOnly(name, await sendOperation(findOperation(name, 'get'), { path: pathTo(name, id) }, signal));

type Save<Result> = Omit<Conflict, 'now'> & {
  send: (values: Values) => Promise<Result>;
  /** The record as it is now. */
  read: () => Promise<Values>;
};

/** Where somebody else has changed the record meanwhile, saves what the person chooses upon that version. */
const createSave = (resolve: ResolveConflict) => {
  const save = async <Result>({ send, read, ...record }: Save<Result>): Promise<Result> => {
    try {
      return await send(record.typed);
    } catch (error) {
      if (readRefusal(error).code !== 'changedMeanwhile') throw error;
      const now = await read();
      const { version } = now;
      const conflict = { ...record, now, typed: { ...record.typed, version } };
      // Both may have typed the same.
      const typed = listDifferences(conflict).length === 0 ? conflict.typed : await resolve(conflict);
      if (!typed) throw error;
      return save({ ...record, send, read, before: now, typed });
    }
  };
  return save;
};

const deleteOne: DataProvider['delete'] = async (name, { id }) =>
  readOnly(name, await sendOperation(findOperation(name, 'delete'), { path: pathTo(name, id) }));

type Upload = { rawFile: File };

const storeFile = async (operation: 'addContentFile' | 'addFeatureFile', { rawFile }: Upload) => {
  const body = { name: rawFile.name, content: await readBase64(rawFile) };
  return (await callOffice(operation, { body })).data[0]?.address;
};

/** Stores the pictures that a form of content has been given, and refers to them. */
const storeUploads = async (data: Record<string, unknown>) => {
  const { uploads = {}, shared = {}, ...record } = data as Partial<Record<'uploads' | 'shared', object>>;
  const stored: Record<string, string | undefined> = {};
  for (const [field, upload] of Object.entries(uploads) as [string, Upload | null | undefined][])
    if (upload) stored[field] = await storeFile('addContentFile', upload);
  return { ...record, shared: { ...shared, ...stored } };
};

type FeatureInput = Record<string, unknown> & { upload?: Upload | '' };

/** The same for the features of an item, each of which has a picture or a document. */
const storeFeatureFiles = async ({ features = [], ...record }: Record<string, unknown>) => {
  const stored: object[] = [];
  for (const { upload, ...feature } of features as FeatureInput[]) {
    if (!upload) stored.push(feature);
    else {
      const field = /\.pdf$/i.test(upload.rawFile.name) ? 'file' : 'image';
      stored.push({ ...feature, image: '', file: '', [field]: await storeFile('addFeatureFile', upload) });
    }
  }
  return { ...record, features: stored };
};

export const createDataProvider = (resolve: ResolveConflict): OfficeDataProvider => {
  const save = createSave(resolve);
  const update: DataProvider['update'] = async (name, { id, data, previousData }) => {
    const operation = findOperation(name, 'update');
    const send = async (body: Values) =>
      readOnly(name, await sendOperation(operation, { path: pathTo(name, id), body }));
    const read = async () => (await getOne(name, { id })).data as Values;
    const typed = selectBody(operation, data as Values);
    return save({ resource: name, before: previousData as Values, typed, send, read });
  };
  const provider: OfficeDataProvider = {
    supportAbortSignal: true,
    call: (name, input, record) =>
      record
        ? save({
            ...record,
            typed: (input as { body: Values }).body,
            send: (body) => callOffice(name, { ...input, body }),
          })
        : callOffice(name, input),
    getList,
    getOne,
    getMany: async (name, { ids, signal }) => {
      const found = await Promise.all(ids.map((id) => getOne(name, { id, signal })));
      return { data: found.map(({ data }) => data as never) };
    },
    getManyReference: (name, { target, id, filter, ...rest }) =>
      getList(name, { ...rest, filter: { ...(filter as object), [target]: id } }),
    create: async (name, { data }) => {
      const operation = findOperation(name, 'create');
      return readOnly(name, await sendOperation(operation, { body: selectBody(operation, data as never) }));
    },
    update,
    updateMany: async (name, { ids, data }) => {
      // Each record is read first, because the body has all its fields, and its version.
      const changeOne = async (id: Identifier) => {
        const previousData = (await getOne(name, { id })).data as Record<string, unknown>;
        await update(name, { id, data: { ...previousData, ...(data as object) }, previousData });
      };
      await Promise.all(ids.map(changeOne));
      return { data: ids };
    },
    delete: deleteOne,
    deleteMany: async (name, { ids }) => {
      await Promise.all(ids.map((id) => deleteOne(name, { id })));
      return { data: ids };
    },
  };
  return withLifecycleCallbacks(provider, [
    { resource: 'content', beforeSave: storeUploads },
    { resource: 'features', beforeSave: storeFeatureFiles },
  ]);
};
