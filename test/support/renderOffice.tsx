import './browserParts';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { ConfigContext } from '@/shared/config/ConfigContext';
import { officeOperations } from '@/contracts/office';

import { aRuntimeConfig } from './builders/aRuntimeConfig';

import { Interruptions } from '@/office/layout/Interruptions';
import { Office } from '@/office/Office';

jest.mock('@/office/layout/figtree', () => ({ figtree: new URL('http://localhost:3000/figtree.woff2') }));

export type OfficeOperation = keyof typeof officeOperations;

type Body = Record<string, unknown>;

/** What the services answer: records, or a refusal. */
export type Answers = Partial<Record<OfficeOperation, (body: Body) => object[] | { status: number; body: object }>>;

const operations = Object.entries(officeOperations).map(([name, { method, path, scope }]) => ({
  name: name as OfficeOperation,
  method,
  // Addresses of words come before those of parameters.
  address: new RegExp(`^/services/office${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  parameters: path.split('{').length,
  scope: scope as string | null,
}));
operations.sort((one, other) => one.parameters - other.parameters);

export const allScopes = [...new Set(operations.map(({ scope }) => scope))].filter((scope) => scope?.includes(':'));

const respond = (status: number, body: object) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } }));

/** Renders the whole office at an address, for somebody who has these scopes. */
export const renderOffice = (path: string, answers: Answers, scopes: readonly (string | null)[] = allScopes) => {
  // Such as the language that another test has chosen.
  localStorage.clear();
  const sent: { name: OfficeOperation; body: Body }[] = [];
  const refused: OfficeOperation[] = [];
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://localhost:3000');
    const method = init?.method ?? 'GET';
    const found = operations.find((each) => each.method === method && each.address.test(pathname));
    if (!found) return Promise.reject(new Error(`no operation is ${method} ${pathname}`));
    const { name, scope } = found;
    const body = (typeof init?.body === 'string' ? JSON.parse(init.body) : {}) as Body;
    sent.push({ name, body });
    if (name === 'getSession') {
      return respond(200, { data: [{ name: 'Ana Ruiz', email: 'ana@medida.example', role: 'sales', scopes }] });
    }
    if (scope?.includes(':') && !scopes.includes(scope)) {
      refused.push(name);
      return respond(403, { code: 'forbidden', message: `${scope} is missing` });
    }
    const answer = answers[name]?.(body) ?? [];
    return Array.isArray(answer) ? respond(200, { data: answer }) : respond(answer.status, answer.body);
  };
  const router = createMemoryRouter([{ path: '*', element: <Office /> }], { initialEntries: [path] });
  const rendered = render(
    <ConfigContext value={aRuntimeConfig({ defaultLanguage: 'en' })}>
      <Interruptions>
        <RouterProvider router={router} />
      </Interruptions>
    </ConfigContext>,
  );
  return { ...rendered, router, sent, refused };
};
