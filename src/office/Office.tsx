import Badge from '@mui/icons-material/Badge';
import BarChart from '@mui/icons-material/BarChart';
import BugReport from '@mui/icons-material/BugReport';
import History from '@mui/icons-material/History';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Outbox from '@mui/icons-material/Outbox';
import People from '@mui/icons-material/People';
import ReceiptLong from '@mui/icons-material/ReceiptLong';
import RequestQuote from '@mui/icons-material/RequestQuote';
import UploadFile from '@mui/icons-material/UploadFile';
import VpnKey from '@mui/icons-material/VpnKey';
import { useState } from 'react';
import { Admin, CustomRoutes, localStorageStore, NotFound, Resource } from 'react-admin';
import { Route } from 'react-router';

import { useConfig } from '@/shared/config/ConfigContext';
import type { Language } from '@/shared/i18n/languages';

import { ClientCreate, ClientEdit, ClientList } from './clients/ClientPages';
import { ClientShow } from './clients/ClientShow';
import { MessageList, MessageShow } from './clients/MessagePages';
import { contentPages } from './content/ContentPages';
import { createDataProvider } from './data/dataProvider';
import { createQueryClient } from './data/queryClient';
import { createI18nProvider, findBrowserLanguage } from './i18n/officeI18n';
import { ImportPage } from './imports/ImportPage';
import { headingPages } from './items/HeadingPages';
import { categoryPages, featurePages, itemPages } from './items/ItemPages';
import { priceListPages, pricePages } from './items/PricePages';
import { useInterruptions } from './layout/Interruptions';
import { OfficeLayout } from './layout/OfficeLayout';
import { createThemes } from './layout/theme';
import { useKeptFocus } from './layout/useKeptFocus';
import { ChangeList } from './monitoring/ChangeList';
import { FiguresPage } from './monitoring/FiguresPage';
import { OutboxList } from './monitoring/OutboxList';
import { ReportList, ReportShow } from './monitoring/ReportPages';
import { OrderCreate } from './orders/OrderCreate';
import { OrderList } from './orders/OrderList';
import { OrderShow } from './orders/OrderShow';
import { QuoteEdit, QuoteList, QuoteShow } from './orders/QuotePages';
import { createAuthProvider } from './session/authProvider';
import { CodePage, JoinPage } from './session/JoinPage';
import { SecondFactorPage } from './session/SecondFactorPage';
import { KeyCreate, KeyList } from './staff/KeyPages';
import { StaffCreate, StaffEdit, StaffList } from './staff/StaffPages';

/** Signing out resets react-admin's store; language and colours stay as they were chosen. */
const createStore = () => {
  const store = localStorageStore(undefined, 'Office');
  const reset = () => {
    const kept = ['locale', 'theme'].map((key) => [key, store.getItem<string>(key)] as const);
    store.reset();
    for (const [key, value] of kept) if (value !== undefined) store.setItem(key, value);
  };
  return { ...store, reset };
};

/** Features and prices are listed on the pages of their item and their price list. */
const noList = <Route path="*" element={<NotFound />} />;

export const Office = () => {
  const config = useConfig();
  const [language, setLanguage] = useState<Language>(() =>
    findBrowserLanguage(navigator.languages, config.defaultLanguage),
  );
  const { ask, setSessionEnded } = useInterruptions();
  useKeptFocus();
  const [{ store, queryClient, authProvider, dataProvider, i18nProvider }] = useState(() => ({
    store: createStore(),
    queryClient: createQueryClient(),
    authProvider: createAuthProvider(setSessionEnded),
    dataProvider: createDataProvider(ask),
    i18nProvider: createI18nProvider(language, setLanguage),
  }));
  const themes = createThemes(config.theme, language);
  return (
    <Admin
      title={config.siteName}
      store={store}
      queryClient={queryClient}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      layout={OfficeLayout}
      lightTheme={themes.light}
      darkTheme={themes.dark}
      requireAuth
      disableTelemetry
    >
      <CustomRoutes noLayout>
        <Route path="/join" element={<JoinPage />} />
        <Route path="/code" element={<CodePage />} />
        <Route path="/second-factor" element={<SecondFactorPage />} />
      </CustomRoutes>
      <Resource
        name="orders"
        icon={ReceiptLong}
        list={OrderList}
        show={OrderShow}
        create={OrderCreate}
        recordRepresentation="orderNumber"
      />
      <Resource
        name="quotes"
        icon={RequestQuote}
        list={QuoteList}
        show={QuoteShow}
        edit={QuoteEdit}
        recordRepresentation="quoteNumber"
      />
      <Resource
        name="clients"
        icon={People}
        list={ClientList}
        show={ClientShow}
        create={ClientCreate}
        edit={ClientEdit}
        recordRepresentation="name"
      />
      <Resource name="items" {...itemPages} />
      <Resource name="categories" {...categoryPages} />
      <Resource name="featureHeadings" {...headingPages} />
      <Resource name="priceLists" {...priceListPages} />
      <Resource name="features" {...featurePages}>
        {noList}
      </Resource>
      <Resource name="prices" {...pricePages}>
        {noList}
      </Resource>
      <Resource name="imports" icon={UploadFile} list={ImportPage} />
      <Resource name="content" {...contentPages} />
      <Resource name="figures" icon={BarChart} list={FiguresPage} />
      <Resource
        name="staff"
        icon={Badge}
        list={StaffList}
        create={StaffCreate}
        edit={StaffEdit}
        recordRepresentation="name"
      />
      <Resource name="keys" icon={VpnKey} list={KeyList} create={KeyCreate} recordRepresentation="name" />
      <Resource name="changes" icon={History} list={ChangeList} recordRepresentation="subject" />
      <Resource name="messages" icon={MailOutlined} list={MessageList} show={MessageShow} recordRepresentation="name" />
      <Resource name="outbox" icon={Outbox} list={OutboxList} recordRepresentation="about" />
      <Resource name="reports" icon={BugReport} list={ReportList} show={ReportShow} recordRepresentation="reportId" />
    </Admin>
  );
};
