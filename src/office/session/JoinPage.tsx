import { Login, LoginForm, minLength, PasswordInput, required, useInput } from 'react-admin';
import { useSearchParams } from 'react-router';

import { CodeInput } from './SecondFactorPage';

const Token = ({ value }: { value: string }) => {
  useInput({ source: 'token', defaultValue: value });
  return null;
};

/** Goes on from there, where react-admin checks anew who is signed in. */
const redirectTo = '/login';

/** Behind the password, for those who have a second factor. */
export const CodePage = () => (
  <Login>
    <LoginForm redirectTo={redirectTo}>
      <CodeInput />
    </LoginForm>
  </Login>
);

/** Where the link of an invitation leads: whoever was invited chooses a password. */
export const JoinPage = () => {
  const [parameters] = useSearchParams();
  return (
    <Login>
      <LoginForm redirectTo={redirectTo}>
        <Token value={parameters.get('token') ?? ''} />
        <PasswordInput
          source="password"
          label="office.newPassword"
          autoComplete="new-password"
          autoFocus
          validate={[required(), minLength(8)]}
        />
      </LoginForm>
    </Login>
  );
};
