import type { ComponentType } from 'react';
import { Outlet, useParams } from 'react-router';
import { isLanguage } from '@/shared/i18n/languages';

/** Spec §2: no language guard here, so an invalid language is a page that does not exist. */
export const createLanguageArea = (NotFound: ComponentType) =>
  function LanguageArea() {
    return isLanguage(useParams().lang) ? <Outlet /> : <NotFound />;
  };
