import { isForKeeping } from './keptCaches';

const answer = (contentType: string, status = 200) => ({
  status,
  headers: new Headers({ 'content-type': contentType }),
});

it('takes only a page for the page', () => {
  expect(isForKeeping('medida-page', answer('text/html; charset=utf-8'))).toBe(true);
  expect(isForKeeping('medida-page', answer('text/html', 404))).toBe(false);
  expect(isForKeeping('medida-page', answer('text/plain'))).toBe(false);
  expect(isForKeeping('medida-page', answer('application/json'))).toBe(false);
});

it('takes whatever came whole for the other caches', () => {
  expect(isForKeeping('medida-images', answer('image/png'))).toBe(true);
  expect(isForKeeping('medida-images', answer('image/png', 206))).toBe(false);
});
