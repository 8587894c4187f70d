import { Login, LoginForm, minLength, PasswordInput, required, useInput } from 'react-admin';
import { useSearchParams } from 'react-router';

const Token = ({ value }: { value: string }) => {
  useInput({ source: 'token', defaultValue: value });
  return null;
};

/** Where the link of an invitation leads: whoever was invited chooses a password. */
export const JoinPage = () => {
  const [parameters] = useSearchParams();
  return (
    <Login>
      {/* Goes on from there, where react-admin checks anew who is signed in. */}
      <LoginForm redirectTo="/login">
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
