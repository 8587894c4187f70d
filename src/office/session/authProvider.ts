import type { AuthProvider, HttpError } from 'ra-core';

import { officeOperations, type StaffCredentials, type StaffPassword, type StaffSession } from '@/contracts/office';

import { callOffice, readRefusal } from '../data/callOffice';
import { getResource, type Operation } from '../data/resources';

const isNotSignedIn = (error: unknown) => (error as Partial<HttpError>).status === 401;

const operationsOfActions = {
  list: 'list',
  export: 'list',
  show: 'get',
  create: 'create',
  edit: 'update',
  delete: 'delete',
} as const;

const isOperation = (action: string): action is Operation => Object.hasOwn(officeOperations, action);

const isAction = (action: string): action is keyof typeof operationsOfActions =>
  Object.hasOwn(operationsOfActions, action);

/** The action is one of react-admin's, or the name of an operation. */
const findOperation = (resource: string, action: string): Operation | undefined => {
  if (isOperation(action)) return action;
  return isAction(action) ? getResource(resource)[operationsOfActions[action]] : undefined;
};

type SignIn =
  | { username?: string; password: string; code?: string }
  | StaffPassword
  | { code: string }
  | { session: StaffSession };

/** While somebody has a page open whose session has ended, the page stays, and asks for the password alone. */
export const createAuthProvider = (setSessionEnded: (hasEnded: boolean) => void) => {
  let session: Promise<StaffSession | undefined> | undefined;
  /** Between the password and the code. */
  let credentials: StaffCredentials | undefined;
  const open = async (request: ReturnType<typeof callOffice<'getSession'>>) => {
    const previous = session;
    session = request.then(({ data }) => data[0]);
    try {
      return await session;
    } catch (error) {
      session = previous;
      throw error;
    }
  };
  const readSession = () => session ?? open(callOffice('getSession', {}));
  return {
    login: async (values: SignIn) => {
      if ('session' in values) return void (session = Promise.resolve(values.session));
      if ('password' in values && !('token' in values)) {
        const { username = (await session)?.email ?? '', password } = values;
        credentials = { email: username, password };
      }
      const code = 'code' in values && { code: values.code };
      const body = credentials && { ...credentials, ...code };
      try {
        if ('token' in values) await open(callOffice('acceptInvitation', { body: values }));
        else if (body) await open(callOffice('signIn', { body }));
        else return { redirectTo: '/login' };
        credentials = undefined;
        setSessionEnded(false);
      } catch (error) {
        if (readRefusal(error).code === 'codeMissing') return { redirectTo: 'token' in values ? '/login' : '/code' };
        throw error;
      }
    },
    logout: async () => {
      if (!session) return;
      session = undefined;
      setSessionEnded(false);
      try {
        await callOffice('signOut', {});
      } catch (error) {
        if (!isNotSignedIn(error)) throw error;
      }
    },
    checkAuth: async () => {
      try {
        await readSession();
      } catch (error) {
        // Whoever arrives sees the form to sign in, without a complaint.
        throw isNotSignedIn(error) ? Object.assign(new Error(), { message: false }) : error;
      }
    },
    checkError: (error: Error) => {
      if (isNotSignedIn(error) && !session) return Promise.reject(error);
      if (isNotSignedIn(error)) setSessionEnded(true);
      if (readRefusal(error).code !== 'secondFactorRequired') return Promise.resolve();
      session = undefined;
      return Promise.reject(Object.assign(error, { redirectTo: '/second-factor', logoutUser: false, message: false }));
    },
    getIdentity: async () => {
      const found = await readSession();
      return { id: found?.email ?? '', fullName: found?.name ?? '', secondFactor: found?.secondFactor };
    },
    canAccess: async ({ resource, action }: { resource: string; action: string }) => {
      const operation = findOperation(resource, action);
      if (!operation) return false;
      const scope: string | null = officeOperations[operation].scope;
      return scope === null || scope === 'any' || (await readSession())?.scopes.includes(scope) === true;
    },
  } satisfies AuthProvider;
};
