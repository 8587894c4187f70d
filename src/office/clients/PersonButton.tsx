import Edit from '@mui/icons-material/Edit';
import PersonAdd from '@mui/icons-material/PersonAdd';
import type { HttpError } from 'ra-core';
import { email, NumberInput, required, SelectInput, TextInput, useNotify, useTranslate } from 'react-admin';

import type { ClientPerson, NewPerson } from '@/contracts/office';

import { useOperation } from '../data/useOperation';
import { DialogButton, FormDialog } from '../orders/FormDialog';

const roleChoices = ['buyer', 'approver'].map((id) => ({ id, name: `office.personRole.${id}` }));

type Props = { clientId: number; person?: ClientPerson | undefined };

const PersonDialog = ({ clientId, person, onClose }: Props & { onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const finish = (text: string) => {
    notify(text);
    onClose();
  };
  const adding = useOperation('addPerson', () => finish('office.personAdded'));
  const changing = useOperation('updatePerson', () => finish('office.saved'));
  const send = ({ limit = null, role = 'buyer', ...texts }: NewPerson) => {
    if (!person) return adding.mutateAsync({ path: { clientId }, body: { ...texts, role, limit } });
    const { personId, version } = person;
    return changing.mutateAsync({ path: { personId }, body: { version, name: texts.name, role, limit } });
  };
  /** Resolves to what is wrong with each field. */
  const save = (values: NewPerson) =>
    send(values).then(
      () => undefined,
      (error: unknown) => ((error as HttpError).body as { errors?: Record<string, string> } | undefined)?.errors,
    );
  const { name, role = 'buyer', limit = null } = person ?? {};
  return (
    <FormDialog<NewPerson>
      title={translate(person ? 'office.changePerson' : 'office.addPerson')}
      submitLabel="ra.action.save"
      icon={person ? <Edit /> : <PersonAdd />}
      isPending={adding.isPending || changing.isPending}
      defaultValues={{ ...(name !== undefined && { name }), role, limit }}
      onSubmit={save}
      onClose={onClose}
    >
      {!person && (
        <TextInput source="email" label="resources.people.fields.email" type="email" validate={[required(), email()]} />
      )}
      <TextInput source="name" label="resources.people.fields.name" validate={required()} />
      <SelectInput source="role" label="resources.people.fields.role" choices={roleChoices} validate={required()} />
      <NumberInput
        source="limit"
        label="resources.people.fields.limit"
        helperText="office.limitHelp"
        min={0}
        step={0.01}
      />
    </FormDialog>
  );
};

/** Adds a person to the client, or changes this one. */
export const PersonButton = ({ clientId, person }: Props) => (
  <DialogButton
    operation={person ? 'updatePerson' : 'addPerson'}
    label={person ? 'ra.action.edit' : 'office.addPerson'}
    icon={person ? <Edit /> : <PersonAdd />}
  >
    {(close) => <PersonDialog clientId={clientId} person={person} onClose={close} />}
  </DialogButton>
);
