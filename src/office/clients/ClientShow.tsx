import Block from '@mui/icons-material/Block';
import LockOpen from '@mui/icons-material/LockOpen';
import MailOutlined from '@mui/icons-material/MailOutlined';
import { Stack } from '@mui/material';
import {
  DataTable,
  DateField,
  EditButton,
  EmailField,
  Link,
  ReferenceManyField,
  Show,
  TopToolbar,
  useRecordContext,
  useTranslate,
} from 'react-admin';

import type { ClientPerson, ClientRecord, OfficeInputs } from '@/contracts/office';

import { StatusField } from '../orders/orderStatus';
import { columns, Facts, LanguageField, MomentField, MoneyField, RecordLink, textFields } from '../shared/fields';
import { OperationButton } from '../shared/OperationButton';
import { Section } from '../shared/Section';
import { StateField } from './ClientPages';
import { AddPersonButton, ChangePersonButton } from './PersonButtons';
import { SeeShopButton } from './SeeShopButton';

type Client = ClientRecord & { id: number };

type Disabling = 'setClientDisabled' | 'setPersonDisabled';

type DisableProps<Name extends Disabling> = {
  operation: Name;
  of: Pick<ClientRecord, 'name' | 'state'>;
  toInput: (isDisabled: boolean) => OfficeInputs[Name];
};

/** Asks before sessions end. */
const DisableButton = <Name extends Disabling>({ operation, of: { name, state }, toInput }: DisableProps<Name>) => {
  const translate = useTranslate();
  const isDisabled = state === 'disabled';
  return (
    <OperationButton
      operation={operation}
      label={isDisabled ? 'office.enable' : 'office.disable'}
      icon={isDisabled ? <LockOpen /> : <Block />}
      title={translate('office.disableTitle', { name })}
      toInput={() => toInput(!isDisabled)}
      done="office.saved"
      {...(!isDisabled && { color: 'error' })}
    >
      {!isDisabled && translate('office.disableText')}
    </OperationButton>
  );
};

const Actions = () => {
  const client = useRecordContext<Client>();
  if (!client) return <TopToolbar />;
  const path = { clientId: client.clientId };
  return (
    <TopToolbar>
      {client.state !== 'disabled' && <SeeShopButton clientId={client.clientId} />}
      <OperationButton
        operation="inviteClient"
        label="office.invite"
        icon={<MailOutlined />}
        isHidden={client.state === 'disabled'}
        toInput={() => ({ path })}
        done="office.invited"
      />
      <DisableButton
        operation="setClientDisabled"
        of={client}
        toInput={(isDisabled) => ({ path, body: { isDisabled } })}
      />
      <EditButton />
    </TopToolbar>
  );
};

const ClientFacts = () => (
  <Facts>
    <StateField source="state" />
    <EmailField source="email" />
    {textFields('username', 'phone', 'address', 'deliveryAddresses', 'taxId')}
    <LanguageField source="language" />
    {textFields('priceList', 'taxRate', 'taxExemption')}
    <DateField source="erasureRequestedAt" />
  </Facts>
);

const PersonActions = ({ clientId }: { clientId: number }) => {
  const person = useRecordContext<ClientPerson & { id: number }>();
  if (!person) return null;
  const path = { personId: person.personId };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {person.state !== 'disabled' && <SeeShopButton clientId={clientId} personId={person.personId} />}
      <ChangePersonButton clientId={clientId} person={person} />
      <DisableButton
        operation="setPersonDisabled"
        of={person}
        toInput={(isDisabled) => ({ path, body: { isDisabled } })}
      />
    </Stack>
  );
};

const People = ({ clientId }: { clientId: number }) => {
  const translate = useTranslate();
  return (
    <ReferenceManyField reference="people" target="clientId" source="clientId" perPage={1000}>
      <DataTable>
        {columns(['name', 'email'])}
        <DataTable.Col
          source="role"
          disableSort
          render={({ role }: ClientPerson) => translate(`office.personRole.${role}`)}
        />
        <DataTable.NumberCol source="limit" disableSort />
        <DataTable.Col source="state" disableSort field={StateField} />
        <DataTable.Col label="office.actions">
          <PersonActions clientId={clientId} />
        </DataTable.Col>
      </DataTable>
    </ReferenceManyField>
  );
};

const LastOrders = () => (
  <ReferenceManyField
    reference="orders"
    target="client"
    source="username"
    sort={{ field: 'date', order: 'DESC' }}
    perPage={5}
  >
    <DataTable>
      <DataTable.Col source="orderNumber" disableSort field={RecordLink} />
      <DataTable.Col source="date" disableSort field={MomentField} />
      <DataTable.Col source="status" disableSort field={StatusField} />
      <DataTable.Col source="total" align="right" disableSort field={MoneyField} />
    </DataTable>
  </ReferenceManyField>
);

const Details = () => {
  const translate = useTranslate();
  const client = useRecordContext<Client>();
  if (!client) return null;
  const { clientId, username } = client;
  const filter = JSON.stringify({ client: username });
  const search = new URLSearchParams({ filter, displayedFilters: JSON.stringify({ client: true }) }).toString();
  return (
    <Stack sx={{ gap: 2 }}>
      <Section title="office.details">
        <ClientFacts />
      </Section>
      <Section title="resources.people.name" action={<AddPersonButton clientId={clientId} />}>
        <People clientId={clientId} />
      </Section>
      <Section
        title="office.lastOrders"
        action={<Link to={{ pathname: '/orders', search }}>{translate('office.allOrders')}</Link>}
      >
        <LastOrders />
      </Section>
    </Stack>
  );
};

export const ClientShow = () => (
  <Show actions={<Actions />} component="div">
    <Details />
  </Show>
);
