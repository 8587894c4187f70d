import { pictureEvents } from './pictureEvents';

type Picture = { complete: boolean; naturalWidth: number; isDecoded?: boolean };

const mount = async ({ complete, naturalWidth, isDecoded = false }: Picture) => {
  const events: string[] = [];
  const { ref } = pictureEvents({ onLoad: () => events.push('load'), onError: () => events.push('error') });
  const decode = () => (isDecoded ? Promise.resolve() : Promise.reject(new Error('broken')));
  ref({ complete, naturalWidth, decode } as HTMLImageElement);
  await Promise.resolve();
  return events;
};

it('reports what happened to a picture before it was hydrated', async () => {
  expect(await mount({ complete: true, naturalWidth: 0 })).toEqual(['error']);
  expect(await mount({ complete: true, naturalWidth: 400 })).toEqual(['load']);
  expect(await mount({ complete: false, naturalWidth: 0 })).toEqual([]);
});

it('takes a drawing without a size for loaded', async () => {
  expect(await mount({ complete: true, naturalWidth: 0, isDecoded: true })).toEqual(['load']);
});
