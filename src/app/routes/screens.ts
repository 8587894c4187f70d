import type { ComponentType } from 'react';
import type { LoadScreen } from './lazyScreen';

const named =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LoadScreen =>
  async () => ({ Component: (await load())[name] });

/** Each screen is a chunk of its own. */
export const screens = {
  home: named(() => import(/* webpackChunkName: "home" */ '@/features/content/HomePage'), 'HomePage'),
  notFound: named(() => import(/* webpackChunkName: "not-found" */ '@/app/NotFoundPage'), 'NotFoundPage'),
};
