import { branch, kind, leaf, type Root, root, trade } from '../kind';
import { inAll } from '../translated';

/** Discontinued: the services still return such categories and their items, marked as deleted. */
const gone = (tree: Root): Root => ({ ...tree, deleted: true });

export const homeDiscontinued = gone(
  root(
    inAll('Navidad', 'Christmas', '圣诞'),
    branch(
      inAll('Decoración navideña', 'Christmas decoration', '圣诞装饰'),
      leaf(
        inAll('Faroles navideños', 'Christmas lanterns', '圣诞提灯'),
        kind(
          'lantern',
          'FN',
          ['m Farol navideño', 'Christmas lantern', '圣诞提灯'],
          { materials: ['paintedSteel'], palette: 'lamp', sizes: ['22 cm', '30 cm'] },
          trade(1190, 6, 700),
        ),
      ),
    ),
  ),
);

export const workDiscontinued = gone(
  root(
    inAll('Descontinuados', 'End of line', '清仓'),
    branch(
      inAll('Papelería descontinuada', 'Discontinued stationery', '停产文具'),
      leaf(
        inAll('Agendas', 'Diaries', '日程本'),
        kind(
          'notebook',
          'AG',
          ['f Agenda', 'diary', '日程本'],
          { materials: ['linen'], palette: 'office', sizes: ['A6', 'A5'] },
          trade(590, 20, 260),
        ),
      ),
    ),
  ),
);
