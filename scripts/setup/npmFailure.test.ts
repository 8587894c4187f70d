import { npmFailureKind, npmFailureMessage } from './npmFailure.mjs';

const refused = `npm error code ECONNREFUSED
npm error errno ECONNREFUSED
npm error FetchError: request to the registry failed, reason: connect ECONNREFUSED 127.0.0.1:9`;

describe('a failed installation', () => {
  it.each([
    ['network', refused],
    ['network', 'npm error code ENOTFOUND\nnpm error network request failed, reason: getaddrinfo ENOTFOUND registry'],
    ['network', 'npm error code EAI_AGAIN'],
    ['network', 'npm error code ETIMEDOUT'],
    ['disk', 'npm error code ENOSPC\nnpm error nospc There appears to be insufficient space on your system'],
    ['disk', 'npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write\nnpm error code ECONNRESET'],
    ['other', 'npm error code EUSAGE\nnpm error `npm ci` can only install packages when package.json agrees'],
  ])('is classified as %s', (kind, output) => {
    expect(npmFailureKind(output)).toBe(kind);
  });

  it('is a single line with the error code for a network problem', () => {
    const message = npmFailureMessage(refused, 'install.log');
    expect(message).toContain('ECONNREFUSED');
    expect(message.split('\n')).toHaveLength(1);
  });

  it('shows the reason and where the full log is for any other problem', () => {
    const manual = Array.from({ length: 40 }, (_, index) => `npm error manual ${index}`).join('\n');
    const output = `npm warn old\nnpm error code EUSAGE\nnpm error\nnpm error lock out of step\n${manual}`;
    const message = npmFailureMessage(output, 'install.log');
    expect(message).toContain('EUSAGE\nnpm error lock out of step');
    expect(message).not.toContain('npm warn old');
    expect(message).not.toContain('manual 20');
    expect(message).toContain('install.log');
  });
});
