import { FormattedMessage } from 'react-intl';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import type { MissingProps } from '@/shared/ui/lazyPart';
import { PageBody } from '@/shared/ui/PageBody';
import { Unreachable } from '@/shared/ui/Notice';
import { errorMessages } from './errorMessages';

/** Replaces a screen whose code failed to load. */
export const ScreenUnreachable = ({ reportId, retry }: MissingProps<object>) => (
  <PageBody>
    <Unreachable
      reportId={reportId}
      retry={retry}
      title={<FormattedMessage {...errorMessages.screenTitle} />}
      action={
        <ButtonLink tone="quiet" to={paths.root.href()}>
          <FormattedMessage {...errorMessages.home} />
        </ButtonLink>
      }
    />
  </PageBody>
);
