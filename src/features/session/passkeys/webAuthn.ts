import {
  type AuthenticatorTransport,
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

import type { NewPasskey } from '@/contracts/inventory';
import type { PasskeyChallenge } from '@/contracts/public';

/** ES256, EdDSA and RS256: every authenticator has one of them. */
const algorithms = [-7, -8, -257];

const requireSupport = () => {
  if (!browserSupportsWebAuthn()) throw new DOMException('There is no WebAuthn in this browser', 'NotSupportedError');
};

/** Lets the browser ask for one of its passkeys, and has it sign the challenge. */
export const getAssertion = async ({ challenge, rpId }: PasskeyChallenge) => {
  requireSupport();
  const optionsJSON = { challenge, rpId, userVerification: 'required' } as const;
  const { id, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return { credentialId: id, clientDataJSON, authenticatorData, signature, userId: userHandle };
};

export const createAttestation = async ({ challenge, rpId, userId, username, displayName, known }: NewPasskey) => {
  requireSupport();
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: rpId },
      user: { id: userId, name: username, displayName },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        type: 'public-key',
        id: credentialId,
        transports: transports as AuthenticatorTransport[],
      })),
      // Signing in asks for no user name: the passkey has to know its account.
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { credentialId: id, clientDataJSON, attestationObject, transports };
};
