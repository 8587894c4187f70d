import { matchPath } from 'react-router';

import { paths } from '@/shared/routing/paths';

const screens: string[] = [paths.login, paths.oauth, paths.oauthLogin, paths.forgotPassword].map(({ path }) => path);

export const leadsToSigningIn = (pathname: string): boolean => screens.some((path) => matchPath(path, pathname));
