// An example of a bridge: docs/providers.md explains it. In adapter.ts beside medida.config.json, the types come from
// './server/src/gateway/adapter' and './src/contracts/inventory'.
import type { Adapter, ProviderResponse } from '../../../server/src/gateway/adapter';
import type { CartEnvelope, Order, OrderLine, StockItem } from '../../../src/contracts/inventory';
import type { Layout } from '../../../src/contracts/public';
import type { Article, Basket, ErpOrder, Group, Login, Page, Position, Settings } from './erp';

type Language = 'es' | 'en' | 'zh';
type Segments = { companyId: number; catalogId: number };

const statuses = { OPEN: 'received', PICKED: 'preparing', SENT: 'shipped' };

const toStockItem = ({ no, sku, title, group, prices, flags }: Article, language: Language): StockItem => ({
  stockItemId: no,
  name: title[language],
  code: sku,
  additionalCode: null,
  stockCategoryId: group,
  stockItemParentId: null,
  isParent: false,
  imageUrl: null,
  deleted: false,
  isOffer: flags.includes('OFFER'),
  isNew: flags.includes('NEW'),
  price: Number(prices.list.amount),
  bestPrice: prices.volume && Number(prices.volume.amount),
  quantityBestPrice: prices.volume?.from ?? null,
});

const toCart = ({ revision, positions }: Basket, language: Language): Omit<CartEnvelope, 'isSuccessful'> => ({
  data: positions.map(({ pos, qty, unitPrice, article }) => ({
    ...toStockItem(article, language),
    shoppingCarts: [{ shoppingCartId: pos, quantity: qty, price: Number(unitPrice) }],
  })),
  cartVersion: revision,
});

const toTotal = ({ qty, unitPrice }: Position) => Math.round(qty * Number(unitPrice) * 100) / 100;

const toOrder = ({ positions, ...order }: ErpOrder, language: Language): Order => ({
  orderId: order.key,
  orderNumber: order.no,
  uuid: order.reference,
  clientId: order.customer,
  date: order.placed,
  status: statuses[order.state],
  moneyTypeId: 'USD',
  subtotal: Number(order.amounts.net),
  taxRate: Number(order.amounts.vatRate),
  taxAmount: Number(order.amounts.vat),
  total: Number(order.amounts.gross),
  comment: order.remark,
  items: positions.map((position) => ({
    stockItemId: position.article.no,
    name: position.article.title[language],
    code: position.article.sku,
    quantity: position.qty,
    unitPrice: Number(position.unitPrice),
    total: toTotal(position),
  })),
});

const toOrderLine = (position: Position, orderId: number, language: Language): OrderLine => ({
  orderLineId: position.pos,
  orderId,
  stockItemId: position.article.no,
  name: position.article.title[language],
  code: position.article.sku,
  imageUrl: null,
  quantity: position.qty,
  unitPrice: Number(position.unitPrice),
  total: toTotal(position),
});

const ofCompany = ({ companyId }: Segments) => ({ company: companyId });

const ofClient = ({ companyId, clientId }: Segments & { clientId: number }) => ({
  company: companyId,
  customer: clientId,
});

/** The shop needs three parts, with dots between them. */
const toToken = (session: string) => `erp.${session}.session`;

const toHeaders = ({ token }: { token: string | undefined }): Record<string, string> =>
  token === undefined ? {} : { 'x-erp-session': token.split('.')[1] ?? '' };

const unescape = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');

const toRefusal = (response: ProviderResponse) => {
  const [, code, text] = /<code>(.*?)<\/code><text>(.*?)<\/text>/s.exec(response.text()) ?? [];
  return code === undefined || text === undefined ? undefined : { code, message: unescape(text) };
};

const none = () => ({ data: [] });

/** What the company's system does not have. */
const layouts: Record<Language, Layout> = {
  es: {
    aside_title: 'Herrajes al por mayor',
    aside_sub_title: null,
    aside_button: 'Ver el catálogo',
    title_highlighted: 'Destacados',
    title_offer: 'Ofertas',
    title_recent: 'Novedades',
    card_action_title: '¿Necesita otra medida?',
    card_action_button: 'Escríbanos',
    step_title: 'Comprar en tres pasos',
    step_one: 'Llene su carrito',
    step_two: 'Inicie sesión',
    step_three: 'Reciba su pedido',
  },
  en: {
    aside_title: 'Wholesale hardware',
    aside_sub_title: null,
    aside_button: 'Browse the catalogue',
    title_highlighted: 'Highlights',
    title_offer: 'Offers',
    title_recent: 'New arrivals',
    card_action_title: 'Do you need another size?',
    card_action_button: 'Write to us',
    step_title: 'Order in three steps',
    step_one: 'Fill your cart',
    step_two: 'Sign in',
    step_three: 'Receive your order',
  },
  zh: {
    aside_title: '五金批发',
    aside_sub_title: null,
    aside_button: '浏览目录',
    title_highlighted: '精选商品',
    title_offer: '优惠专区',
    title_recent: '新品上架',
    card_action_title: '需要其他尺寸？',
    card_action_button: '联系我们',
    step_title: '三步完成订购',
    step_one: '加入购物车',
    step_two: '登录账户',
    step_three: '收到货物',
  },
};

const emptyScreens: Layout['emptyScreens'] = ['brands', 'offers', 'productLines', 'videos'];

export default {
  public: {
    toHeaders,
    toRefusal,
    operations: {
      authenticateUser: async ({ body, send }) => {
        const credentials = { user: body.username, pass: body.password };
        const login = await send({ method: 'POST', path: '/session', body: credentials });
        return { data: [{ token: toToken((login.json() as Login).session) }] };
      },
      getOauthLogin: () => ({ data: [{ url: '/login' }] }),
      getOauthLogout: async ({ send }) => {
        await send({ method: 'DELETE', path: '/session' });
        return { data: [{ url: '/login' }] };
      },
      getEnvironments: async ({ send }) => {
        const { vatRate } = (await send({ path: '/settings' })).json() as Settings;
        return { data: { tax: vatRate } };
      },
      getLayout: ({ language }) => ({ data: { ...layouts[language], emptyScreens } }),
      getContact: async ({ send }) => {
        const { company, street, phone, mail } = (await send({ path: '/settings' })).json() as Settings;
        return { data: { title: company, body: '', address: street, phone, email: mail, openingHours: null } };
      },
      getAbout: async ({ language, send }) => {
        const { company, about } = (await send({ path: '/settings' })).json() as Settings;
        return { data: { title: company, body: about[language], imageUrl: null } };
      },
      getBanners: none,
      getBrands: none,
      getOffers: none,
      getVideos: none,
      getProductLines: none,
      getTerms: none,
    },
  },
  inventory: {
    toHeaders,
    toRefusal,
    operations: {
      getStockItems: async ({ path, language, send }) => {
        const data: StockItem[] = [];
        for (let page = 1, pages = 1; page <= pages; page += 1) {
          const response = await send({ path: '/articles', query: { ...ofCompany(path), page } });
          const found = response.json() as Page<Article>;
          data.push(...found.rows.map((article) => toStockItem(article, language)));
          ({ pages } = found);
        }
        return { data };
      },
      getCategories: async ({ path, language, send }) => {
        const groups = (await send({ path: '/groups', query: ofCompany(path) })).json() as Group[];
        return {
          data: groups.map(({ no, parent, title }) => ({
            stockCategoryId: no,
            parentStockCategoryId: parent,
            name: title[language],
            imageUrl: null,
            deleted: false,
          })),
        };
      },
      getHeaderFeatures: none,
      getItemFeatures: none,
      loginClient: async ({ body, send }) => {
        const credentials = { user: body.username, pass: body.password };
        const login = await send({ method: 'POST', path: '/session', body: credentials });
        const { no, company, mail } = (login.json() as Login).customer;
        return { data: [{ clientId: no, name: company, email: mail }] };
      },
      getCart: async ({ path, language, send }) =>
        toCart((await send({ path: '/basket', query: ofClient(path) })).json() as Basket, language),
      insertCartLine: async ({ path, body, language, send }) => {
        const line = {
          path: `/basket/${body.stockItemId}`,
          query: ofClient({ ...path, ...body }),
          body: { qty: body.quantity },
        };
        return toCart((await send({ method: 'PUT', ...line })).json() as Basket, language);
      },
      updateCartLine: async ({ path, body, language, send }) => {
        const line = {
          path: `/basket/${body.stockItemId}`,
          query: ofClient({ ...path, ...body }),
          body: { qty: body.quantity },
        };
        return toCart((await send({ method: 'PUT', ...line })).json() as Basket, language);
      },
      deleteCartLine: async ({ path, language, send }) => {
        const line = { path: `/basket/${path.shoppingCartId}`, query: ofCompany(path) };
        return toCart((await send({ method: 'DELETE', ...line })).json() as Basket, language);
      },
      getOrders: async ({ path, language, send }) => {
        const orders = (await send({ path: '/orders', query: ofClient(path) })).json() as ErpOrder[];
        return { data: orders.map((order) => toOrder(order, language)) };
      },
      getOrder: async ({ path, language, send }) => {
        const order = (await send({ path: `/orders/${path.orderId}`, query: ofClient(path) })).json() as ErpOrder;
        return { data: [toOrder(order, language)] };
      },
      getOrderDetails: async ({ path, language, send }) => {
        const order = (await send({ path: `/orders/${path.orderId}`, query: ofClient(path) })).json() as ErpOrder;
        return { data: order.positions.map((position) => toOrderLine(position, order.key, language)) };
      },
    },
  },
  orders: {
    toHeaders,
    toRefusal,
    operations: {
      // `If-Match` is passed on, so that the company's system sees whether the basket is the one that was confirmed.
      pushShoppingCart: async ({ body, language, send }) => {
        const order = { reference: body.uuid, remark: body.comment, vat: body.taxes };
        const response = await send({ method: 'POST', path: '/orders', query: ofClient(body), body: order });
        const { items, comment: _own, clientId: _client, ...pushed } = toOrder(response.json() as ErpOrder, language);
        return { data: [{ ...pushed, uuid: body.uuid, lineCount: items.length }] };
      },
    },
  },
} satisfies Adapter;
