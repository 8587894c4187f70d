import Download from '@mui/icons-material/GetApp';
import { Box, LinearProgress, Typography } from '@mui/material';
import { Suspense } from 'react';
import {
  Button,
  DataTable,
  DateField,
  DateInput,
  DeleteButton,
  Link,
  List,
  NumberField,
  RecordContextProvider,
  required,
  SelectInput,
  useCanAccess,
  useGetList,
  useGetOne,
  useListContext,
  useLocale,
  useRecordContext,
  useTranslate,
  WithListContext,
} from 'react-admin';

import type { Language } from '@/shared/i18n/languages';
import { lazyPart } from '@/shared/ui/lazyPart';
import type { ContentRecord, Figures, MissedSearch } from '@/contracts/office';

import { saveCsv } from '../data/exportCsv';
import { useCatalogChoices } from '../data/useCatalogChoices';
import { CodeMissing } from '../shared/CodeMissing';
import { Facts, getMoneyFormat, LanguageField, MoneyField, toChoices } from '../shared/fields';
import { RecordTable, Section } from '../shared/Section';

const DayChart = lazyPart(async () => (await import('./DayChart')).DayChart, { Missing: CodeMissing });

const periods = toChoices('office.period', ['last7', 'last30', 'last90', 'thisYear', 'dates']);

const DateFilter = (props: { source: string; alwaysOn: true }) => {
  const { period } = useListContext().filterValues as { period?: string };
  return period === 'dates' && <DateInput {...props} />;
};

const number = { field: NumberField, align: 'right' };

const looks: Record<string, object> = { day: { field: DateField }, orders: number, quantity: number };

const columns = { days: ['day', 'orders'], items: ['code', 'name', 'quantity'], clients: ['name', 'orders'] };

const CurrencyFigures = ({ figures }: { figures: Figures }) => {
  const locale = useLocale() as Language;
  const { currency } = figures;
  const rows = { ...figures, items: figures.items.map((item) => ({ ...item, name: item.name[locale] })) };
  const table = (source: keyof typeof columns) => {
    const action = (
      <Button label="ra.action.export" onClick={() => saveCsv(rows[source], `${source}-${currency}`)}>
        <Download />
      </Button>
    );
    return (
      <RecordTable source={source} perPage={10} action={action}>
        {columns[source].map((each) => (
          <DataTable.Col key={each} source={each} {...looks[each]} />
        ))}
        <DataTable.NumberCol source="amount" options={getMoneyFormat(currency)} />
      </RecordTable>
    );
  };
  return (
    <RecordContextProvider value={rows}>
      <Box sx={{ display: 'grid', gap: 2, p: 2, gridTemplateColumns: { lg: '1fr 1fr' }, '& > *': { minWidth: 0 } }}>
        <Section title="office.salesByDay">
          <Facts>
            <NumberField source="orders" />
            <MoneyField source="amount" />
          </Facts>
          <Suspense fallback={<LinearProgress />}>
            <DayChart {...figures} />
          </Suspense>
        </Section>
        {table('days')}
        {table('items')}
        {table('clients')}
      </Box>
    </RecordContextProvider>
  );
};

const synonyms = { id: 'synonyms:synonyms' };

/** To the synonyms of the language, with the text as the beginning of the first line. */
const SynonymLink = () => {
  const translate = useTranslate();
  const search = useRecordContext<MissedSearch & { id: string }>();
  const { data } = useGetOne<ContentRecord & typeof synonyms>('content', synonyms);
  if (!search || !data) return null;
  const language = search.language as Language;
  const groups = `${search.text} = \n${data[language].groups ?? ''}`;
  // With the version that this was read in, so that nothing is overwritten which somebody has saved meanwhile.
  const record = { version: data.version, [language]: { groups } };
  return (
    <Link to={`/content/${encodeURIComponent(synonyms.id)}`} state={{ record }}>
      {translate('office.addSynonym')}
    </Link>
  );
};

/** Of the same period. */
const MissedSearches = () => {
  const { catalogId: _, ...filter } = useListContext().filterValues as { catalogId?: number };
  const { data = [] } = useGetList<MissedSearch & { id: string }>('missedSearches', { filter });
  const { canAccess } = useCanAccess({ resource: 'content', action: 'updateContent' });
  return (
    <RecordContextProvider value={{ id: 'searches', searches: data }}>
      <Box sx={{ p: 2 }}>
        <RecordTable
          source="searches"
          perPage={10}
          action={
            <Button label="ra.action.export" onClick={() => saveCsv(data, 'searches')}>
              <Download />
            </Button>
          }
        >
          <DataTable.Col source="text" />
          <DataTable.Col source="language" field={LanguageField} />
          <DataTable.NumberCol source="times" />
          <DataTable.Col source="last" field={DateField} />
          {canAccess && (
            <DataTable.Col label="office.actions">
              <SynonymLink />
              <DeleteButton resource="missedSearches" redirect={false} />
            </DataTable.Col>
          )}
        </RecordTable>
      </Box>
    </RecordContextProvider>
  );
};

export const FiguresPage = () => {
  const translate = useTranslate();
  const choices = useCatalogChoices();
  const filters = [
    <SelectInput key="period" source="period" choices={periods} validate={required()} alwaysOn />,
    <DateFilter key="since" source="since" alwaysOn />,
    <DateFilter key="until" source="until" alwaysOn />,
    <SelectInput key="catalogId" source="catalogId" choices={choices} translateChoice={false} alwaysOn />,
  ];
  const empty = <Typography sx={{ p: 2 }}>{translate('office.nothingSold')}</Typography>;
  return (
    <List filters={filters} filterDefaultValues={{ period: 'last30' }} actions={false} pagination={false}>
      <WithListContext<Figures & { id: string }>
        loading={<LinearProgress />}
        error={null}
        empty={empty}
        render={({ data }) => data?.map((figures) => <CurrencyFigures key={figures.id} figures={figures} />)}
      />
      <MissedSearches />
    </List>
  );
};
