import { lazy, Suspense } from 'react';
import { Outlet, useParams } from 'react-router';
import { isLanguage } from '@/shared/i18n/languages';
import { screens } from './screens';

const NotFound = lazy(async () => ({ default: (await screens.notFound()).Component }));

/** Spec §2: no language guard here, so an invalid language is an address where nothing is. */
export const LanguageArea = () =>
  isLanguage(useParams().lang) ? (
    <Outlet />
  ) : (
    <Suspense>
      <NotFound />
    </Suspense>
  );
