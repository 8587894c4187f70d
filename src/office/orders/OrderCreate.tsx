import { Alert, Stack } from '@mui/material';
import { useState } from 'react';
import {
  AutocompleteInput,
  Button,
  Create,
  DataTable,
  FormDataConsumer,
  maxLength,
  RecordContextProvider,
  ReferenceInput,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useInput,
  useLocale,
  useNotify,
  useRedirect,
  useStore,
  useTranslate,
} from 'react-admin';

import { newUuid } from '@/shared/lib/newUuid';
import type { ClientOrder, OrderText } from '@/contracts/office';

import { useCatalogChoices } from '../data/useCatalogChoices';
import { useOperation } from '../data/useOperation';
import { Facts, getMoneyFormat, MoneyField } from '../shared/fields';
import { DayInput } from '../shared/inputs';
import { RecordTable } from '../shared/Section';

/** What would be ordered, until the lines are changed, and the button that orders just that. */
const Check = ({ order }: { order: Partial<OrderText> }) => {
  const locale = useLocale();
  const translate = useTranslate();
  const { field } = useInput({ source: 'total' });
  const { clientId, catalogId, text = '' } = order;
  const key = JSON.stringify([clientId, catalogId, text]);
  const [checked, setChecked] = useState('');
  const { mutate, data, isPending } = useOperation('checkOrder', ({ data: [found] }) => field.onChange(found?.total));
  const check = () => {
    if (clientId === undefined || catalogId === undefined) return;
    setChecked(key);
    mutate({ body: { clientId, catalogId, text } });
  };
  const isComplete = Boolean(clientId && catalogId && text.trim());
  const isShown = checked === key;
  const record = isShown && !isPending ? data?.data[0] : undefined;
  const isRefused = record?.lines.some(({ problem }) => problem !== null) === true;
  return (
    <Stack sx={{ width: 1, gap: 2 }}>
      {record && (
        <RecordContextProvider value={{ ...record, id: 'check' }}>
          <RecordTable source="lines">
            <DataTable.Col source="code" />
            <DataTable.Col source={`name.${locale}`} label="resources.orders.fields.name" />
            <DataTable.NumberCol source="quantity" />
            <DataTable.NumberCol source="available" />
            <DataTable.NumberCol source="unitPrice" options={getMoneyFormat(record.currency)} />
            <DataTable.Col source="problem" sx={{ color: 'error.main' }} />
          </RecordTable>
          {isRefused && <Alert severity="error">{translate('office.cannotOrder')}</Alert>}
          <Facts>
            <MoneyField source="subtotal" />
            <MoneyField source="taxAmount" />
            <MoneyField source="total" />
          </Facts>
        </RecordContextProvider>
      )}
      <Toolbar sx={{ gap: 2 }}>
        <Button variant="outlined" label="office.checkOrder" disabled={isPending || !isComplete} onClick={check} />
        <SaveButton label="office.placeOrder" disabled={!record || isRefused} alwaysEnable={!!record && !isRefused} />
      </Toolbar>
    </Stack>
  );
};

const byText = (q: string) => ({ q });

/** An order on behalf of a client. What is being sent is kept with its uuid, so that it is one order after a reload, too. */
export const OrderCreate = () => {
  const catalogs = useCatalogChoices();
  const notify = useNotify();
  const redirect = useRedirect();
  const [draft, setDraft] = useStore<Partial<ClientOrder>>('orders.draft', {});
  const onSuccess = ({ id }: { id: string }) => {
    setDraft({});
    notify('office.orderPlaced');
    redirect('show', 'orders', id);
  };
  const keep = (values: object) => {
    setDraft(values);
    return values;
  };
  return (
    <Create transform={keep} mutationOptions={{ onSuccess }}>
      <SimpleForm defaultValues={() => ({ uuid: newUuid(), catalogId: catalogs[0]?.id, ...draft })} toolbar={false}>
        <ReferenceInput source="clientId" reference="clients" sort={{ field: 'name', order: 'ASC' }}>
          <AutocompleteInput filterToQuery={byText} validate={required()} />
        </ReferenceInput>
        <SelectInput source="catalogId" choices={catalogs} translateChoice={false} validate={required()} />
        <TextInput source="text" multiline minRows={6} helperText="office.orderTextHelp" validate={required()} />
        <TextInput source="purchaseOrder" validate={maxLength(100)} />
        <TextInput source="deliveryAddress" multiline validate={maxLength(300)} />
        <DayInput source="wishedDate" />
        <TextInput source="comment" multiline validate={maxLength(2000)} />
        <FormDataConsumer<Partial<OrderText>>>{({ formData }) => <Check order={formData} />}</FormDataConsumer>
      </SimpleForm>
    </Create>
  );
};
