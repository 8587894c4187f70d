import { type MessageDescriptor, useIntl } from 'react-intl';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { EmptyBoxPicture } from '@/shared/ui/LineDrawing';

import { contentMessages } from '../contentMessages';

/** Empty state: a drawing and a next step. */
export const EmptyContent = ({ title }: { title?: MessageDescriptor | undefined }) => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  return (
    <EmptyState
      picture={<EmptyBoxPicture />}
      title={title && formatMessage(title)}
      action={<ButtonLink to={paths.catalogue.href({ lang })}>{formatMessage(contentMessages.catalogue)}</ButtonLink>}
    >
      {formatMessage(contentMessages.emptyHint)}
    </EmptyState>
  );
};
