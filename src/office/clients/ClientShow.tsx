import { Stack } from '@mui/material';
import { useState } from 'react';
import {
  Button,
  Confirm,
  DataTable,
  DateField,
  EditButton,
  EmailField,
  Link,
  ReferenceManyField,
  Show,
  TextField,
  TopToolbar,
  useCanAccess,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin';

import type { ClientPerson, ClientRecord } from '@/contracts/office';

import { useOperation } from '../data/useOperation';
import { Facts, MomentField, MoneyField } from '../fields';
import { StatusField } from '../orders/orderStatus';
import { Section } from '../Section';
import { StateField } from './clientState';
import { PersonButton } from './PersonButton';

type Client = ClientRecord & { id: number };

type SwitchProps = { name: string; isDisabled: boolean; isPending: boolean; onChange: (isDisabled: boolean) => void };

/** Asks before sessions end. */
const DisableButton = ({ name, isDisabled, isPending, onChange }: SwitchProps) => {
  const [isOpen, setOpen] = useState(false);
  const confirm = () => {
    setOpen(false);
    onChange(true);
  };
  if (isDisabled) return <Button label="office.enable" disabled={isPending} onClick={() => onChange(false)} />;
  return (
    <>
      <Button label="office.disable" color="error" disabled={isPending} onClick={() => setOpen(true)} />
      <Confirm
        isOpen={isOpen}
        title="office.disableTitle"
        titleTranslateOptions={{ name }}
        content="office.disableText"
        confirm="office.disable"
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      />
    </>
  );
};

const useMayWrite = () => useCanAccess({ resource: 'clients', action: 'updateClient' }).canAccess === true;

const Actions = () => {
  const client = useRecordContext<Client>();
  const mayWrite = useMayWrite();
  const notify = useNotify();
  const invitation = useOperation('inviteClient', () => notify('office.invited'));
  const disabling = useOperation('setClientDisabled', () => notify('office.saved'));
  if (!client || !mayWrite) return <TopToolbar />;
  const { clientId, name, state } = client;
  const path = { clientId };
  return (
    <TopToolbar>
      {state !== 'disabled' && (
        <Button label="office.invite" disabled={invitation.isPending} onClick={() => invitation.mutate({ path })} />
      )}
      <DisableButton
        name={name}
        isDisabled={state === 'disabled'}
        isPending={disabling.isPending}
        onChange={(isDisabled) => disabling.mutate({ path, body: { isDisabled } })}
      />
      <EditButton />
    </TopToolbar>
  );
};

const texts = [
  'username',
  'phone',
  'address',
  'deliveryAddresses',
  'taxId',
  'language',
  'priceList',
  'taxRate',
  'taxExemption',
] as const;

const ClientFacts = () => (
  <Facts>
    <StateField source="state" />
    <EmailField source="email" />
    {texts.map((source) => (
      <TextField key={source} source={source} emptyText="–" sx={{ whiteSpace: 'pre-line' }} />
    ))}
    <DateField source="erasureRequestedAt" emptyText="–" />
  </Facts>
);

const PersonActions = ({ clientId }: { clientId: number }) => {
  const person = useRecordContext<ClientPerson & { id: number }>();
  const mayWrite = useMayWrite();
  const notify = useNotify();
  const { mutate, isPending } = useOperation('setPersonDisabled', () => notify('office.saved'));
  if (!person || !mayWrite) return null;
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <PersonButton clientId={clientId} person={person} />
      <DisableButton
        name={person.name}
        isDisabled={person.state === 'disabled'}
        isPending={isPending}
        onChange={(isDisabled) => mutate({ path: { personId: person.personId }, body: { isDisabled } })}
      />
    </Stack>
  );
};

const RoleField = () => {
  const translate = useTranslate();
  const person = useRecordContext<ClientPerson & { id: number }>();
  return person ? translate(`office.personRole.${person.role}`) : null;
};

const People = ({ clientId }: { clientId: number }) => (
  <ReferenceManyField reference="people" target="clientId" source="clientId" perPage={1000}>
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col source="name" disableSort />
      <DataTable.Col source="email" disableSort />
      <DataTable.Col source="role" disableSort>
        <RoleField />
      </DataTable.Col>
      <DataTable.NumberCol source="limit" disableSort />
      <DataTable.Col source="state" disableSort>
        <StateField />
      </DataTable.Col>
      <DataTable.Col label="">
        <PersonActions clientId={clientId} />
      </DataTable.Col>
    </DataTable>
  </ReferenceManyField>
);

const LastOrders = () => (
  <ReferenceManyField
    reference="orders"
    target="client"
    source="username"
    sort={{ field: 'date', order: 'DESC' }}
    perPage={5}
  >
    <DataTable bulkActionButtons={false} rowClick="show">
      <DataTable.Col source="orderNumber" disableSort />
      <DataTable.Col source="date" disableSort>
        <MomentField source="date" />
      </DataTable.Col>
      <DataTable.Col source="status" disableSort>
        <StatusField />
      </DataTable.Col>
      <DataTable.Col source="total" align="right" disableSort>
        <MoneyField source="total" />
      </DataTable.Col>
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
      <Section title="resources.people.name" action={<PersonButton clientId={clientId} />}>
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
