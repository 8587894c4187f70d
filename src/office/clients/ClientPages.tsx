import {
  BulkExportButton,
  Create,
  DataTable,
  Edit,
  email,
  List,
  required,
  SearchInput,
  SelectInput,
  SimpleForm,
  TextInput,
  useGetList,
} from 'react-admin';

import type { ClientRecord, PriceList } from '@/contracts/office';

import { fillEmpty } from '../data/fillEmpty';
import { columns, languageChoices, RecordLink, StateChip, textInputs, toChoices } from '../shared/fields';

const Column = DataTable.Col<ClientRecord>;

const colors = { active: 'success', invited: 'info', 'not invited': 'warning' } as const;

const stateChoices = toChoices('office.clientState', [...Object.keys(colors), 'disabled']);

/** Of a client or a person. */
export const StateField = (_: { source?: string }) => (
  <StateChip source="state" prefix="office.clientState" colors={colors} />
);

type PriceListProps = { source: string; emptyText?: string; alwaysOn?: boolean };

/** One of those that exist. */
const PriceListInput = ({ source, emptyText }: PriceListProps) => {
  const { data = [], isPending } = useGetList<PriceList & { id: number }>('priceLists');
  const choices = { choices: data, isPending, optionValue: 'name', translateChoice: false };
  return <SelectInput source={source} {...choices} {...(emptyText && { emptyText })} />;
};

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="state" source="state" choices={stateChoices} alwaysOn />,
  <PriceListInput key="priceList" source="priceList" alwaysOn />,
];

export const ClientList = () => (
  <List filters={filters} sort={{ field: 'name', order: 'ASC' }}>
    <DataTable bulkActionButtons={<BulkExportButton />}>
      <Column source="name" field={RecordLink} />
      {columns(['username', 'email', 'taxId', 'priceList'], { disableSort: false })}
      <Column source="state" field={StateField} />
    </DataTable>
  </List>
);

const Fields = () => (
  <>
    <TextInput source="name" validate={required()} />
    <TextInput source="email" type="email" validate={[required(), email()]} />
    <TextInput source="username" helperText="office.usernameHelp" />
    {textInputs('phone', 'address')}
    <TextInput source="deliveryAddresses" multiline minRows={2} helperText="office.deliveryAddressesHelp" />
    <SelectInput source="language" choices={languageChoices} translateChoice={false} />
    <TextInput source="taxId" />
    <PriceListInput source="priceList" emptyText="office.publicPrices" />
    <TextInput source="taxRate" helperText="office.taxRateHelp" />
    <TextInput source="taxExemption" helperText="office.taxExemptionHelp" />
  </>
);

export const ClientCreate = () => (
  <Create redirect="show" transform={fillEmpty}>
    <SimpleForm>
      <Fields />
    </SimpleForm>
  </Create>
);

export const ClientEdit = () => (
  <Edit redirect="show" transform={fillEmpty}>
    <SimpleForm>
      <Fields />
    </SimpleForm>
  </Edit>
);
