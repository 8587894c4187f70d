import type { OauthAddressEnvelope, PublicInputs, SessionEnvelope } from '@/contracts/public';

import type { OperationHandlers } from '../http/contracts/contractRoutes';
import type { Sessions } from '../identity/sessions';
import type { SignIn } from '../identity/signIn';

const envelope = <Data>(data: Data) => ({ isSuccessful: true, message: null, data });

// Addresses of the application's own screens (design §4).
const signInScreen = '/login';
const homeScreen = '/home';

type SessionServices = Pick<SignIn, 'signIn'> & { sessions: Sessions };

export const createSessionHandlers = ({ signIn, sessions }: SessionServices) =>
  ({
    authenticateUser: async (request, reply): Promise<SessionEnvelope> => {
      const account = await signIn(request.body, request, reply);
      return envelope([{ token: await sessions.open(account) }]);
    },
    getOauthLogin: (): OauthAddressEnvelope => envelope([{ url: signInScreen }]),
    getOauthLogout: async (request): Promise<OauthAddressEnvelope> => {
      await sessions.close(sessions.requireSession(request));
      return envelope([{ url: homeScreen }]);
    },
  }) satisfies Partial<OperationHandlers<PublicInputs>>;
