import { useRouteError } from 'react-router';

/** The router catches before React does; what it caught of the shell itself goes on to the outermost boundary. */
export const PassToShellBoundary = (): never => {
  throw useRouteError();
};
