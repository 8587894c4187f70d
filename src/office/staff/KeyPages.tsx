import ContentCopy from '@mui/icons-material/ContentCopy';
import { Alert, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useState } from 'react';
import {
  Button,
  CheckboxGroupInput,
  Create,
  DataTable,
  DateField,
  List,
  maxLength,
  required,
  SelectField,
  SimpleForm,
  TextInput,
  useNotify,
  useRecordContext,
  useRedirect,
  useTranslate,
} from 'react-admin';

import { type ApiKey, type CreatedApiKey, officeOperations } from '@/contracts/office';

import { MomentField } from '../shared/fields';
import { AmountInput } from '../shared/inputs';
import { OperationButton } from '../shared/OperationButton';

const Column = DataTable.Col<ApiKey>;

const stateChoices = [
  { id: 'active', name: 'office.key.active' },
  { id: 'expired', name: 'office.key.expired' },
  { id: 'revoked', name: 'office.key.revokedState' },
];

const RevokeButton = () => {
  const translate = useTranslate();
  const key = useRecordContext<ApiKey & { id: number }>();
  if (!key) return null;
  return (
    <OperationButton
      operation="revokeKey"
      label="office.key.revoke"
      color="error"
      isHidden={key.state !== 'active'}
      toInput={() => ({ path: { keyId: key.keyId } })}
      done="office.key.revoked"
    >
      {translate('office.key.revokeAsk', { name: key.name })}
    </OperationButton>
  );
};

export const KeyList = () => (
  <List pagination={false} perPage={1000}>
    <DataTable>
      <Column source="name" disableSort />
      <Column source="scopes" disableSort render={({ scopes }) => scopes.join(', ')} />
      <Column source="state" disableSort>
        <SelectField source="state" choices={stateChoices} />
      </Column>
      <Column source="expires" disableSort field={DateField} />
      <Column source="lastUsed" disableSort field={MomentField} />
      <Column source="createdBy" disableSort />
      <DataTable.Col label="office.actions">
        <RevokeButton />
      </DataTable.Col>
    </DataTable>
  </List>
);

/** Whatever has an operation; software never decides who may enter the office. */
const scopeChoices = [...new Set(Object.values(officeOperations).map(({ scope }) => scope))]
  .filter((scope) => scope !== null && scope !== 'any' && scope !== 'staff:write')
  .map((id) => ({ id, name: id }));

const SecretDialog = ({ created, onClose }: { created: CreatedApiKey; onClose: () => void }) => {
  const notify = useNotify();
  const translate = useTranslate();
  const copy = async () => {
    await navigator.clipboard.writeText(created.secret);
    notify('office.key.copied');
  };
  return (
    <Dialog open aria-labelledby="secret-title">
      <DialogTitle id="secret-title">{created.name}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('office.key.once')}
        </Alert>
        <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {created.secret}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button label="office.key.copy" onClick={() => void copy()}>
          <ContentCopy />
        </Button>
        <Button label="ra.action.close" onClick={onClose} />
      </DialogActions>
    </Dialog>
  );
};

export const KeyCreate = () => {
  const redirect = useRedirect();
  const [created, setCreated] = useState<CreatedApiKey>();
  return (
    <>
      <Create mutationOptions={{ onSuccess: (key: unknown) => setCreated(key as CreatedApiKey) }}>
        <SimpleForm defaultValues={{ days: 90 }}>
          <TextInput source="name" validate={[required(), maxLength(100)]} />
          <CheckboxGroupInput source="scopes" choices={scopeChoices} translateChoice={false} validate={required()} />
          <AmountInput source="days" min={1} max={730} validate={required()} />
        </SimpleForm>
      </Create>
      {created && <SecretDialog created={created} onClose={() => redirect('list', 'keys')} />}
    </>
  );
};
