import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { clientSignedOut, signedIn } from '@/features/session/state/sessionSlice';

import { aStockItem } from '../support/builders/aCatalogue';
import { aClient, aSession } from '../support/builders/aSession';
import { fullStorage, memoryStorage } from '../support/builders/memoryStorage';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { mockCatalogue } from './catalogueSupport';

beforeEach(mockEmptyServices);
jest.setTimeout(90_000);
configure({ asyncUtilTimeout: 30_000 });

const item = (stockItemId: number, code: string, rest: Partial<ReturnType<typeof aStockItem>> = {}) =>
  aStockItem({
    stockItemId,
    code,
    additionalCode: null,
    name: `Item ${stockItemId}`,
    price: 10,
    bestPrice: null,
    ...rest,
  });

const lists = () =>
  mockCatalogue(
    {
      categories: [],
      items: [
        item(1, 'KT-1', { bestPrice: 8, quantityBestPrice: 10 }),
        item(2, 'KT-2'),
        item(3, 'OLD-3', { deleted: true }),
        item(4, 'NP-4', { price: null }),
        item(5, 'BOTH-5', { name: 'First' }),
        ...Array.from({ length: 20 }, (_, at) => item(100 + at, `LOT-${100 + at}`)),
      ],
    },
    { categories: [], items: [item(5, 'BOTH-5', { name: 'Second' })] },
  );

/** The cart of each catalogue, which sets quantities; `fail` decides the outcome of each request. */
const aCart = (fail: (stockItemId: number, attempt: number) => Response | 'lost' | null = () => null) => {
  const held = new Map<string, number>();
  const attempts = new Map<number, number>();
  const aLine = (stockItemId: number, quantity: number) => ({
    ...item(stockItemId, `C-${stockItemId}`),
    shoppingCarts: [{ shoppingCartId: stockItemId, quantity, price: 10 }],
  });
  const toAnswer = (catalog: string) =>
    [...held].flatMap(([key, quantity]) => {
      const [own, id] = key.split(':');
      return own === catalog ? [aLine(Number(id), quantity)] : [];
    });
  const service = 'http://localhost:3000/services/inventory/api/shoppingCart';
  mswServer.use(
    http.get(`${service}/getStockitemsByClientId/1/:company/:catalog/:client`, ({ params }) =>
      HttpResponse.json({ isSuccessful: true, cartVersion: null, data: toAnswer(String(params.catalog)) }),
    ),
    http.post(`${service}/InsertEntity/1/:company/:catalog`, async ({ request, params }) => {
      const { stockItemId, quantity } = (await request.json()) as { stockItemId: number; quantity: number };
      const attempt = (attempts.get(stockItemId) ?? 0) + 1;
      attempts.set(stockItemId, attempt);
      const failure = fail(stockItemId, attempt);
      if (failure instanceof Response) return failure;
      held.set(`${String(params.catalog)}:${stockItemId}`, quantity);
      // Committed, but the response is lost.
      if (failure === 'lost') return HttpResponse.error();
      return HttpResponse.json({ isSuccessful: true, cartVersion: null, data: [aLine(stockItemId, quantity)] });
    }),
  );
  return { held, attempts };
};

const english = { language: { language: 'en' as const } };
const open = (local: Storage = memoryStorage()) =>
  renderApp('/en/client/order-pad', { ...english, session: aSession() }, { ...lists().services, storage: { local } });

const paste = async (text: string) => {
  const field = await screen.findByRole('textbox', { name: 'Paste or type your lines' });
  fireEvent.paste(field, { clipboardData: { getData: () => text } });
};
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const shown = () => rows().map((row) => within(row).getAllByRole('cell').at(-2)?.textContent);
const button = (name: RegExp) => screen.findByRole('button', { name });
const press = async (name: RegExp) => userEvent.click(await button(name));

it('validates pasted lines one by one', async () => {
  aCart();
  open();
  await paste(
    'Code\tQty\nkt 1\t12\nKT-2\t2\nKT-2\t3\nOLD-3\t1\nNP-4\t1\nBOTH-5\t1\nKT-22\t1\nKT-2\ttwo\nQQ\t1\nKT-2\t1.000',
  );
  expect(await screen.findByText('9 lines')).toBeInTheDocument();
  await screen.findByText('2 ready');
  expect(shown()).toEqual([
    'Ready',
    'Ready',
    'No longer sold',
    'Not for sale: it has no price',
    'Several items have this code',
    'No item has this code',
    'Invalid number format',
    'No item has this code',
    'Is it 1 or 1000? Enter the quantity without separators',
    '',
  ]);
  // 12 at the quantity price, and 2 + 3.
  expect(screen.getByText('$146.00')).toBeInTheDocument();
  await press(/^Use KT-2 instead$/);
  expect(screen.getByRole('textbox', { name: 'Quantity of line 6' })).toHaveFocus();
  await screen.findByText('3 ready');
  expect(screen.getByRole('textbox', { name: 'Quantity of line 6' })).toHaveFocus();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Item of line 5' }), 'Catalogue 2: Second');
  await screen.findByText('4 ready');
  expect(screen.getByText('5 to fix')).toBeInTheDocument();
});

it('shows only the lines to fix and leads to the first, and skips what is above the headings', async () => {
  aCart();
  open();
  await paste('Order for\tACME 20\nSite\tB-2\nCode\tQty\nKT-1\t2\nQQ\t1\nKT-2\ttwo');
  expect(await screen.findByText('2 rows above the column headings were skipped')).toBeInTheDocument();
  await press(/^2 to fix$/);
  expect(rows()).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: 'Code of line 2' })).toHaveFocus();
  // The corrected line stays until the next look at what is left.
  await userEvent.keyboard('KT-2{Enter}');
  expect(screen.getByRole('textbox', { name: 'Quantity of line 3' })).toHaveFocus();
  await press(/^1 to fix$/);
  expect(rows()).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: 'Quantity of line 3' })).toHaveFocus();
  await press(/^Show all lines$/);
  expect(rows()).toHaveLength(4);
});

describe('with a camera', () => {
  const stop = jest.fn();
  const detect = jest.fn();
  const getUserMedia = jest.fn();
  beforeEach(() => {
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    Object.assign(window, { BarcodeDetector: jest.fn(() => ({ detect })) });
    Object.assign(navigator, { mediaDevices: { getUserMedia, enumerateDevices: async () => [] } });
    getUserMedia.mockResolvedValue({ getTracks: () => [{ stop }] });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'BarcodeDetector');
    Reflect.deleteProperty(navigator, 'mediaDevices');
    jest.restoreAllMocks();
    stop.mockClear();
  });

  it('scans a code into a line, and turns the camera off', async () => {
    aCart();
    detect.mockRejectedValueOnce(new Error('no picture yet')).mockResolvedValue([{ rawValue: 'KT-2' }]);
    open();
    await press(/^Scan a code$/);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code of line 1' })).toHaveValue('KT-2'));
    expect(stop).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('1 ready')).toBeInTheDocument();
  });
});

it('adds valid lines to the cart, keeps the others, and retries only failed ones, without duplicates', async () => {
  const { held, attempts } = aCart((id, attempt) => {
    if (attempt > 1) return null;
    if (id % 10 === 0) return new HttpResponse(null, { status: 500 });
    return id % 10 === 1 ? 'lost' : null;
  });
  held.set('1:101', 3);
  open();
  await paste([...Array.from({ length: 20 }, (_, at) => `LOT-${100 + at}\t2`), 'QQ\t1'].join('\n'));
  await press(/^Add 20 lines to the cart$/);
  expect(await button(/^Retry 2 failed lines$/)).toBeInTheDocument();
  expect(screen.getByText('18 of 20 in the cart')).toBeInTheDocument();
  await press(/^Retry 2 failed lines$/);
  await screen.findByText('20 of 20 in the cart');
  expect(Object.fromEntries(held)).toEqual({
    ...Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`1:${100 + at}`, 2])),
    '1:101': 5,
  });
  // Lines committed without a response are not sent again.
  expect(attempts.get(111)).toBe(1);
  expect(attempts.get(110)).toBe(2);
  expect(shown()).toEqual(['No item has this code', '']);
});

it('pauses and resumes', async () => {
  const gate: { open?: () => void } = {};
  const opened = new Promise<void>((resolve) => (gate.open = resolve));
  const { held } = aCart();
  mswServer.use(
    http.post('*/shoppingCart/InsertEntity/*/*/*', async () => {
      await opened;
      return undefined;
    }),
  );
  open();
  await paste(Array.from({ length: 20 }, (_, at) => `LOT-${100 + at}\t1`).join('\n'));
  await press(/^Add 20 lines to the cart$/);
  await press(/^Pause$/);
  gate.open?.();
  await press(/^Continue with \d+ lines$/);
  await screen.findByText('20 of 20 in the cart');
  expect([...held.values()]).toEqual(Array.from({ length: 20 }, () => 1));
});

it('keeps the draft across a reload, for its client only', async () => {
  aCart();
  const local = memoryStorage();
  const first = open(local);
  await paste('KT-1;2\nQQ;3');
  await screen.findByText('1 ready');
  first.unmount();
  const second = open(local);
  expect(await screen.findByRole('textbox', { name: 'Code of line 2' })).toHaveValue('QQ');
  await act(async () => void second.store.dispatch(clientSignedOut()));
  expect(local.getItem('client.orderPad')).toBeNull();
  second.unmount();
  local.setItem('client.orderPad', '{"clientId":8,"rows":[{"id":"a","code":"SECRET","quantity":"1"}],"text":""}');
  open(local);
  expect(await screen.findByRole('textbox', { name: 'Code of line 1' })).toHaveValue('');
  await waitFor(() => expect(local.getItem('client.orderPad')).toBeNull());
});

it('finds out which lines reached the cart before the page was closed', async () => {
  const { held } = aCart();
  held.set('1:1', 7);
  const aRow = (id: string, code: string, target: number) => ({ id, code, quantity: '2', target });
  const rows = [aRow('a', 'KT-1', 7), aRow('b', 'KT-2', 2)];
  open(memoryStorage({ 'client.orderPad': JSON.stringify({ clientId: 7, rows, text: '' }) }));
  await screen.findByText('1 ready');
  expect(screen.getByRole('textbox', { name: 'Code of line 1' })).toHaveValue('KT-2');
  await press(/^Add 1 line to the cart$/);
  await waitFor(() => expect(held.get('1:2')).toBe(2));
  expect(held.get('1:1')).toBe(7);
});

it('is edited like a spreadsheet', async () => {
  aCart();
  open();
  await userEvent.click(await screen.findByRole('textbox', { name: 'Code of line 1' }));
  await userEvent.keyboard('KT-1{Tab}4{Enter}KT-2{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Code of line 3' })).toHaveFocus();
  await screen.findByText('2 ready');
  expect(screen.getByRole('textbox', { name: 'Quantity of line 1' })).toHaveValue('4');
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  expect(screen.getByRole('textbox', { name: 'Quantity of line 2' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Quantity of line 2' })).toHaveValue('1');
  await userEvent.keyboard('x{Escape}');
  expect(screen.getByRole('textbox', { name: 'Quantity of line 2' })).toHaveValue('1');
  await userEvent.keyboard('{Control>}{Delete}{/Control}');
  expect(await screen.findByText('1 line')).toBeInTheDocument();
});

it('confirms before clearing, and never loses the focus', async () => {
  aCart();
  open();
  await paste('KT-1;2\nKT-2;3');
  await userEvent.click(screen.getByRole('textbox', { name: 'Code of line 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove line 1' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove line 1' })).toHaveFocus());
  await press(/^Clear all$/);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(screen.queryByText('1 line')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code of line 1' })).toHaveFocus());
});

it('keeps the focus after typed lines are added', async () => {
  aCart();
  open();
  const check = await screen.findByRole('button', { name: 'Check the lines' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Paste or type your lines' }), 'KT-1;2{Enter}KT-2;3');
  await userEvent.click(check);
  expect(await screen.findByText('2 ready')).toBeInTheDocument();
  // A disabled button would have lost focus to the page.
  expect(check).toBeEnabled();
  expect(check).toHaveAttribute('aria-disabled', 'true');
  expect(check).toHaveFocus();
});

it('imports a file, and explains why it cannot import another', async () => {
  aCart();
  open();
  const upload = async (file: File) => userEvent.upload(await screen.findByTestId('pad-file'), file);
  await upload(new File(['PK\u0003\u0004\u0000'], 'sheet.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/^This file is neither/)).toBeInTheDocument();
  await userEvent.click(screen.getByText(/^This file is neither/));
  await waitFor(() => expect(screen.queryByText(/^This file is neither/)).toBeNull());
  await upload(new File([new Uint8Array([0x89, 0xd0, 0xcf, 0x0a, 0xe1, 0x3b, 0x9a, 0xb1])], 'order.xlsx'));
  expect(await screen.findByText(/^This file is neither/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Code of line 2' })).toBeNull();
  await upload(
    new File([new Uint8Array([0xc1, 0x3b, 0x31, 0x0a, 0x4b, 0x54, 0x31, 0x3b, 0x32])], 'old.csv', { type: 'text/csv' }),
  );
  expect(await screen.findByRole('textbox', { name: 'Code of line 1' })).toHaveValue('Á');
  expect(screen.getByRole('textbox', { name: 'Code of line 2' })).toHaveValue('KT1');
});

it('imports the first sheet of a workbook', async () => {
  aCart();
  open();
  const bytes = await readFile(resolve('test/support/files/order.xlsx'));
  await userEvent.upload(await screen.findByTestId('pad-file'), new File([bytes], 'order.xlsx'));
  expect(await screen.findByRole('textbox', { name: 'Code of line 1' })).toHaveValue('WS-440');
  expect(screen.getByRole('textbox', { name: 'Quantity of line 1' })).toHaveValue('12');
  expect(screen.getByRole('textbox', { name: 'Code of line 2' })).toHaveValue('0010');
});

it('adds all 100 lines of a list', async () => {
  const many = Array.from({ length: 100 }, (_, at) => item(1_000 + at, `BULK-${1_000 + at}`));
  const { held } = aCart();
  const { services } = mockCatalogue({ categories: [], items: many });
  renderApp(
    '/en/client/order-pad',
    { ...english, session: aSession() },
    { ...services, storage: { local: memoryStorage() } },
  );
  await paste(many.map(({ code }) => `${code}\t2`).join('\n'));
  await press(/^Add 100 lines to the cart$/);
  await waitFor(() => expect(held.size).toBe(100));
  expect([...held.values()].every((quantity) => quantity === 2)).toBe(true);
  expect(await screen.findByText('100 lines are in the cart')).toBeInTheDocument();
});

it('warns before leaving a draft that cannot be stored', async () => {
  aCart();
  const { router, address } = open(fullStorage());
  await paste('KT-1;2\nKT-2;3');
  await screen.findByText('2 ready');
  await act(() => router.navigate('/en/brands'));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' }));
  expect(address()).toBe('/en/client/order-pad');
});

it('survives an expired session, and is hidden from another client', async () => {
  aCart();
  const { store } = open();
  await paste('KT-1;2\nKT-2;3');
  await screen.findByText('2 ready');
  await act(async () => void store.dispatch(signedIn({ token: 'sealed.token.2', client: aClient() })));
  expect(screen.getByText('2 lines')).toBeInTheDocument();
  await act(
    async () =>
      void store.dispatch(signedIn({ token: 'sealed.token.3', client: aClient({ clientId: 8, name: 'Other' }) })),
  );
  await waitFor(() => expect(screen.queryByText('2 lines')).not.toBeInTheDocument());
});
