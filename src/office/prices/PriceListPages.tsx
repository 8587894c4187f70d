import { Stack } from '@mui/material';
import {
  Create,
  CreateButton,
  DataTable,
  DeleteWithConfirmButton,
  Edit,
  EditButton,
  FunctionField,
  List,
  required,
  SearchInput,
  Show,
  SimpleForm,
  TextField,
  TextInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin';

import type { ListedPrice, PriceList } from '@/contracts/office';

import { exportCsv } from '../data/exportCsv';
import { useCatalogChoices } from '../data/useCatalogChoices';
import { CatalogInput } from '../items/ItemPages';
import { Facts } from '../shared/fields';
import { ExportButton } from '../shared/ListTools';
import { SaveToolbar } from '../shared/SaveToolbar';
import { Section } from '../shared/Section';

const Column = DataTable.Col<PriceList>;
const PriceColumn = DataTable.Col<ListedPrice>;

type Days = { validFrom: string; validUntil: string };

const describeDays = ({ validFrom, validUntil }: Days) =>
  validFrom === '' && validUntil === '' ? '' : `${validFrom} – ${validUntil}`;

/** On all items without a price of their own. */
const DiscountsField = ({ source }: { source: string }) => {
  const catalogs = useCatalogChoices();
  const describe = ({ catalogId, discount, ...days }: PriceList['discounts'][number]) =>
    `${catalogs.find(({ id }) => id === catalogId)?.name}: ${discount} % ${describeDays(days)}`;
  return (
    <FunctionField source={source} render={({ discounts }: PriceList) => discounts.map(describe).join('; ') || '–'} />
  );
};

export const PriceListList = () => (
  <List perPage={1000} pagination={false} exporter={exportCsv}>
    <DataTable bulkActionButtons={false} rowClick="show">
      <Column source="name" disableSort />
      <Column source="discounts" disableSort>
        <DiscountsField source="discounts" />
      </Column>
      <Column source="prices" align="right" disableSort />
      <Column source="clients" align="right" disableSort />
    </DataTable>
  </List>
);

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <CatalogInput key="catalogId" source="catalogId" alwaysOn />,
];

const Prices = () => {
  const list = useRecordContext<PriceList & { id: number }>();
  const [catalog] = useCatalogChoices();
  if (!list) return null;
  const { priceListId } = list;
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
      filters={filters}
      storeKey={`prices.${priceListId}`}
      disableSyncWithLocation
      empty={false}
      perPage={25}
      exporter={exportCsv}
    >
      <DataTable bulkActionButtons={false} rowClick="edit">
        {(['code', 'name'] as const).map((source) => (
          <PriceColumn key={source} source={source} disableSort />
        ))}
        {(['publicPrice', 'discount', 'price', 'bestPrice', 'quantityBestPrice'] as const).map((source) => (
          <PriceColumn key={source} source={source} align="right" disableSort />
        ))}
        <PriceColumn source="validFrom" label="office.validDays" disableSort>
          <FunctionField render={describeDays} />
        </PriceColumn>
      </DataTable>
    </List>
  );
};

const Actions = () => (
  <TopToolbar>
    <EditButton label="office.rename" />
    <DeleteWithConfirmButton
      confirmTitle="office.removePriceList"
      confirmContent="office.removePriceListText"
      mutationMode="pessimistic"
    />
  </TopToolbar>
);

export const PriceListShow = () => (
  <Show actions={<Actions />} component="div">
    <Stack sx={{ gap: 2 }}>
      <Section title="office.details">
        <Facts>
          <TextField source="name" />
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

export const PriceListCreate = () => (
  <Create redirect="show">
    <SimpleForm>{nameInput}</SimpleForm>
  </Create>
);

export const PriceListEdit = () => (
  <Edit mutationMode="pessimistic" redirect="show">
    <SimpleForm toolbar={<SaveToolbar />}>{nameInput}</SimpleForm>
  </Edit>
);
