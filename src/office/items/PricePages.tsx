import Sell from '@mui/icons-material/Sell';
import { Stack } from '@mui/material';
import {
  Create,
  CreateButton,
  DataTable,
  DeleteButton,
  Edit,
  EditButton,
  FunctionField,
  List,
  NumberField,
  type RedirectionSideEffect,
  required,
  Show,
  SimpleForm,
  TextField,
  TextInput,
  TopToolbar,
  useLocale,
  useRecordContext,
} from 'react-admin';

import type { ListedPrice, PriceList } from '@/contracts/office';

import { fillEmpty } from '../data/fillEmpty';
import { useCatalogChoices } from '../data/useCatalogChoices';
import { columns, Facts, PriceField, RecordLink, textInputs } from '../shared/fields';
import { DayInput } from '../shared/inputs';
import { ExportButton } from '../shared/ListTools';
import { SaveToolbar } from '../shared/SaveToolbar';
import { Section } from '../shared/Section';
import { CatalogInput, searchFilters } from './ItemPages';

type Days = { validFrom: string; validUntil: string };

const useDescribeDays = () => {
  const format = new Intl.DateTimeFormat(useLocale(), { timeZone: 'UTC' });
  const describe = (day: string) => (day === '' ? '' : format.format(new Date(day)));
  return ({ validFrom, validUntil }: Days) =>
    validFrom === '' && validUntil === '' ? '' : `${describe(validFrom)} – ${describe(validUntil)}`;
};

const DaysField = () => <FunctionField render={useDescribeDays()} />;

/** On all items without a price of their own. */
const DiscountsField = ({ source }: { source: string }) => {
  const catalogs = useCatalogChoices();
  const describeDays = useDescribeDays();
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 2 });
  const describe = ({ catalogId, discount, ...days }: PriceList['discounts'][number]) =>
    `${catalogs.find(({ id }) => id === catalogId)?.name}: ${percent.format(Number(discount) / 100)} ${describeDays(days)}`;
  return (
    <FunctionField source={source} render={({ discounts }: PriceList) => discounts.map(describe).join('; ') || '–'} />
  );
};

const PriceListList = () => (
  <List perPage={1000} pagination={false}>
    <DataTable bulkActionButtons={false}>
      {columns(['name'], { field: RecordLink })}
      {columns(['discounts'], { children: <DiscountsField source="discounts" /> })}
      {columns(['prices', 'clients'], { align: 'right' })}
    </DataTable>
  </List>
);

const Prices = () => {
  const { priceListId } = useRecordContext<PriceList & { id: number }>() ?? {};
  const [catalog] = useCatalogChoices();
  if (priceListId === undefined) return null;
  const actions = (
    <TopToolbar>
      <CreateButton label="office.addPrice" state={{ record: { priceListId, catalogId: catalog?.id } }} />
      <ExportButton />
    </TopToolbar>
  );
  return (
    <List
      resource="prices"
      title={false}
      actions={actions}
      filter={{ priceListId }}
      filters={searchFilters}
      storeKey={`prices.${priceListId}`}
      disableSyncWithLocation
      empty={false}
    >
      <DataTable bulkActionButtons={false}>
        {columns(['code'], { field: RecordLink })}
        {columns(['name'])}
        {columns(['publicPrice'], { align: 'right', field: PriceField })}
        {columns(['discount'], { align: 'right', field: NumberField })}
        {columns(['price', 'bestPrice'], { align: 'right', field: PriceField })}
        {columns(['quantityBestPrice'], { align: 'right', field: NumberField })}
        {columns(['validFrom'], { label: 'office.validDays', children: <DaysField /> })}
      </DataTable>
    </List>
  );
};

const ListActions = () => (
  <TopToolbar>
    <EditButton label="office.rename" />
    <DeleteButton
      mutationMode="pessimistic"
      confirmTitle="office.removePriceList"
      confirmContent="office.removePriceListText"
    />
  </TopToolbar>
);

const PriceListShow = () => (
  <Show actions={<ListActions />} component="div">
    <Stack sx={{ gap: 2 }}>
      <Section title="office.details">
        <Facts>
          <DiscountsField source="discounts" />
          <TextField source="prices" />
          <TextField source="clients" />
        </Facts>
      </Section>
      <Prices />
    </Stack>
  </Show>
);

const nameInput = <TextInput source="name" validate={required()} />;

const PriceListCreate = () => (
  <Create redirect="show">
    <SimpleForm>{nameInput}</SimpleForm>
  </Create>
);

const PriceListEdit = () => (
  <Edit redirect="show">
    <SimpleForm toolbar={<SaveToolbar />}>{nameInput}</SimpleForm>
  </Edit>
);

const toList: RedirectionSideEffect = (_resource, _id, price) => `priceLists/${price?.priceListId}/show`;

const Fields = () => (
  <>
    <TextInput source="discount" helperText="office.discountHelp" />
    {textInputs('price', 'bestPrice', 'quantityBestPrice')}
    <DayInput source="validFrom" />
    <DayInput source="validUntil" />
  </>
);

const PriceCreate = () => (
  <Create redirect={toList} transform={fillEmpty}>
    <SimpleForm>
      <CatalogInput source="catalogId" validate={required()} />
      <TextInput source="code" validate={required()} helperText="office.priceCodeHelp" />
      <Fields />
    </SimpleForm>
  </Create>
);

const PriceToolbar = () => {
  const price = useRecordContext<ListedPrice & { id: string }>();
  return (
    <SaveToolbar>
      <DeleteButton
        mutationMode="pessimistic"
        redirect={`/priceLists/${price?.priceListId}/show`}
        confirmContent="office.removePriceText"
      />
    </SaveToolbar>
  );
};

const PriceEdit = () => (
  <Edit redirect={toList} transform={fillEmpty}>
    <SimpleForm toolbar={<PriceToolbar />}>
      {['code', 'name', 'publicPrice'].map((source) => (
        <TextInput key={source} source={source} readOnly />
      ))}
      <Fields />
    </SimpleForm>
  </Edit>
);

const listViews = { list: PriceListList, show: PriceListShow, create: PriceListCreate, edit: PriceListEdit };
export const priceListPages = { ...listViews, icon: Sell, recordRepresentation: 'name' };

export const pricePages = { create: PriceCreate, edit: PriceEdit, recordRepresentation: 'code' };
