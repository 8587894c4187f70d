import { useRouteError } from 'react-router';

/** The router catches errors before React does; errors of the shell itself are rethrown to the outermost boundary. */
export const PassToShellBoundary = (): never => {
  throw useRouteError();
};
