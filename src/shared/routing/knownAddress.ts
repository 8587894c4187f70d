import { matchPath } from 'react-router';

import { isLanguage, type Language } from '@/shared/i18n/languages';

import { type Address, addressInLanguage, readLanguage } from './addressLanguage';
import { paths } from './paths';
import { screens } from './screens';

const patterns: string[] = Object.values(paths).map(({ path }) => path);
const signInPatterns = Object.values<string>(screens.login.addresses);

/** Whether the path has the shape of a known route, with any text in place of the language. */
export const isRoutePath = (pathname: string) => patterns.some((pattern) => matchPath(pattern, pathname));

/** @internal */
export const isKnownPath = (pathname: string) =>
  patterns.some((pattern) => {
    const params = matchPath(pattern, pathname)?.params;
    return params && (params.lang === undefined || isLanguage(params.lang));
  });

// A dummy that is never requested: an address that resolves to any other origin leads out of the application.
const base = 'http://here.invalid';

/** Undefined for anything that could lead out of the application: `//host`, `/\host`, schemes, control characters. */
const parse = (text: string): Address | undefined => {
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, base);
  return origin === base && !pathname.startsWith('//') ? { pathname, search, hash } : undefined;
};

const formatAddress = ({ pathname, search, hash }: Address) => pathname + search + hash;

const returnParam = 'from';

export const getReturnParam = (search: string) => new URLSearchParams(search).get(returnParam);

/** The address of the sign-in screen, which returns to the target afterwards. */
export const getSignInAddress = (target: Address) => paths.login.href({ [returnParam]: formatAddress(target) });

/**
 * Where to go after signing in: only ever a screen of this application, by default the dashboard. The language may have
 * been switched on the sign-in screen since.
 */
export const getReturnAddress = (search: string, language: Language) => {
  const target = parse(getReturnParam(search) ?? '');
  const isUsable =
    target && isKnownPath(target.pathname) && !signInPatterns.some((pattern) => matchPath(pattern, target.pathname));
  if (!isUsable) return paths.dashboard.href();
  return readLanguage(target.pathname) ? addressInLanguage(target, language) : formatAddress(target);
};

export type NavigateTo = (path: string, ...segments: (string | number)[]) => void;

/** Spec §2, reading B: a path with extra segments leads to a matching route, otherwise to the login route. */
export const resolveAddress = (path: string, ...segments: (string | number)[]) => {
  const target = parse(path.startsWith('/') ? path : `/${path}`);
  if (!target) return paths.login.href();
  const added = segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
  const pathname = target.pathname.replace(/\/+$/, '') + added || '/';
  const known = isKnownPath(pathname) || isKnownPath(`/en${pathname}`);
  return known ? formatAddress({ ...target, pathname }) : paths.login.href();
};
