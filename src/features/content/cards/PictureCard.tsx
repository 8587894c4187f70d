import { Link } from 'react-router';

import { Skeleton } from '@/shared/ui/Skeleton';

import { Picture } from '../components/Picture';

type Measure = { width: number; height: number };

type PictureCardProps = {
  to: string;
  title: string;
  summary: string;
  imageUrl: string | null;
  picture: Measure;
  level: 'h2' | 'h3';
};

export const PictureCard = ({ to, title, summary, imageUrl, picture, level: Title }: PictureCardProps) => (
  <li>
    <article className="card is-link">
      <div className="window">
        <Picture name={imageUrl} {...picture} />
      </div>
      <div className="card-text">
        <Title className="card-title">
          <Link to={to} className="card-link">
            {title}
          </Link>
        </Title>
        <p className="card-summary">{summary}</p>
      </div>
    </article>
  </li>
);

export const PictureCardLoading = ({ picture: { width, height } }: { picture: Measure }) => (
  <div className="card">
    <Skeleton sx={{ aspectRatio: `${width} / ${height}`, borderRadius: 0 }} />
    <div className="card-text">
      <Skeleton sx={{ width: '60%', height: 'calc(1.4625rem * var(--leading, 1))' }} />
      <Skeleton sx={{ mt: 0.75, height: 'calc(1.453125rem * var(--lines) * var(--leading, 1))' }} />
    </div>
  </div>
);
