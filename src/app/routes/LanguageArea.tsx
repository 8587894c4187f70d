import { lazy, Suspense } from 'react';
import { Outlet, useParams } from 'react-router';
import { isLanguage } from '@/shared/i18n/languages';
import type { LoadScreen } from './lazyScreen';

/** Spec §2: no language guard here, so an invalid language is an address where nothing is. */
export const createLanguageArea = (notFound: LoadScreen) => {
  const NotFound = lazy(async () => ({ default: (await notFound()).Component }));
  return function LanguageArea() {
    return isLanguage(useParams().lang) ? (
      <Outlet />
    ) : (
      <Suspense>
        <NotFound />
      </Suspense>
    );
  };
};
