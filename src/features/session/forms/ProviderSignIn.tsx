import { FormattedMessage } from 'react-intl';

import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { getProviderAddress } from '@/shared/routing/signInElsewhere';
import { ButtonAnchor } from '@/shared/ui/Button';

import { OrLine } from './OrLine';
import { signInMessages } from './signInMessages';

/** Leads to the provider, where there is one; `from` is where to go afterwards. */
export const ProviderSignIn = ({ from }: { from: string | null }) => {
  const lang = useLanguage();
  const { services, signIn } = useConfig();
  if (signIn.provider === '') return null;
  return (
    <>
      <ButtonAnchor
        href={getProviderAddress(services.public, lang, from)}
        tone={signIn.password ? 'outlined' : 'filled'}
        sx={{ width: '100%', minHeight: 48 }}
      >
        <FormattedMessage {...signInMessages.withProvider} values={{ provider: signIn.provider }} />
      </ButtonAnchor>
      {signIn.password && <OrLine />}
    </>
  );
};
