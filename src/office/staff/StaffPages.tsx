import EmailIcon from '@mui/icons-material/Email';
import PhonelinkErase from '@mui/icons-material/PhonelinkErase';
import {
  BooleanField,
  BooleanInput,
  Button,
  Confirm,
  Create,
  DataTable,
  Edit,
  email,
  List,
  maxLength,
  required,
  SelectField,
  SelectInput,
  SimpleForm,
  TextField,
  TextInput,
  TopToolbar,
  useGetIdentity,
  useNotify,
  useRecordContext,
} from 'react-admin';

import { languageNames, languages } from '@/shared/i18n/languages';
import type { StaffMember } from '@/contracts/office';

import { exportCsv } from '../data/exportCsv';
import { useOperation } from '../data/useOperation';
import { DialogButton } from '../orders/FormDialog';
import { SaveToolbar } from '../SaveToolbar';

const Column = DataTable.Col<StaffMember>;

const roleChoices = ['owner', 'sales', 'catalogue', 'reader'].map((id) => ({ id, name: `office.role.${id}` }));
const stateChoices = ['invited', 'active', 'disabled'].map((id) => ({ id, name: `office.staff.${id}` }));
const languageChoices = languages.map((id) => ({ id, name: languageNames[id] }));

export const StaffList = () => (
  <List pagination={false} perPage={1000} exporter={exportCsv}>
    <DataTable bulkActionButtons={false} rowClick="edit">
      <Column source="name" disableSort />
      <Column source="email" disableSort />
      <Column source="role" disableSort>
        <SelectField source="role" choices={roleChoices} />
      </Column>
      <Column source="state" disableSort>
        <SelectField source="state" choices={stateChoices} />
      </Column>
      <Column source="hasSecondFactor" disableSort field={BooleanField} />
    </DataTable>
  </List>
);

export const StaffCreate = () => (
  <Create redirect="list">
    <SimpleForm>
      <TextInput source="email" type="email" validate={[required(), email(), maxLength(200)]} />
      <TextInput source="name" validate={[required(), maxLength(100)]} />
      <SelectInput source="role" choices={roleChoices} validate={required()} />
      <SelectInput source="language" choices={languageChoices} translateChoice={false} />
    </SimpleForm>
  </Create>
);

const InviteButton = () => {
  const member = useRecordContext<StaffMember & { id: string }>();
  const notify = useNotify();
  const { mutate, isPending } = useOperation('inviteStaff', () => notify('office.staff.inviteSent'));
  if (!member || member.isDisabled) return null;
  return (
    <Button label="office.staff.invite" disabled={isPending} onClick={() => mutate({ path: { email: member.email } })}>
      <EmailIcon />
    </Button>
  );
};

const ResetDialog = ({ member, onClose }: { member: StaffMember; onClose: () => void }) => {
  const { mutate, isPending } = useOperation('resetSecondFactor', onClose);
  return (
    <Confirm
      isOpen
      loading={isPending}
      title="office.staff.reset"
      content="office.staff.resetText"
      contentTranslateOptions={{ name: member.name }}
      onConfirm={() => mutate({ path: { email: member.email } })}
      onClose={onClose}
    />
  );
};

const ResetButton = () => {
  const member = useRecordContext<StaffMember & { id: string }>();
  const { identity } = useGetIdentity();
  if (!member?.hasSecondFactor || member.email === identity?.id) return null;
  return (
    <DialogButton operation="resetSecondFactor" label="office.staff.reset" icon={<PhonelinkErase />}>
      {(close) => <ResetDialog member={member} onClose={close} />}
    </DialogButton>
  );
};

const Actions = () => (
  <TopToolbar>
    <ResetButton />
    <InviteButton />
  </TopToolbar>
);

export const StaffEdit = () => (
  <Edit mutationMode="pessimistic" actions={<Actions />}>
    <SimpleForm toolbar={<SaveToolbar />}>
      <TextField source="name" />
      <TextField source="email" />
      <SelectInput source="role" choices={roleChoices} validate={required()} />
      <BooleanInput source="isDisabled" />
    </SimpleForm>
  </Edit>
);
