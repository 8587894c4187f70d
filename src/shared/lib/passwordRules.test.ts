import { findPasswordWeaknesses } from './passwordRules';

const owner = ['ana@buyer.example', 'ana@buyer.example', 'Ruiz Workshops', 'Medida'];
const find = (password: string) => findPasswordWeaknesses(password, owner)[0];

it.each([
  ['password', 'passwordCommon'],
  ['PassWord', 'passwordCommon'],
  ['P@ssw0rd2024!', 'passwordCommon'],
  ['2024.password', 'passwordCommon'],
  ['contraseña1', 'passwordCommon'],
  ['te-quiero-mucho', 'passwordCommon'],
  ['1q2w3e4r5t', 'passwordCommon'],
  ['woaini1314', 'passwordCommon'],
  ['aa123456', 'passwordSequence'],
  ['dragon123', 'passwordCommon'],
  ['Barcelona!!', 'passwordCommon'],
  ['aaaaaaaa', 'passwordRepeated'],
  ['abababab', 'passwordRepeated'],
  ['11112222', 'passwordRepeated'],
  ['lighthouselighthouse', 'passwordRepeated'],
  ['我我我我我我我我', 'passwordRepeated'],
  ['12345678', 'passwordSequence'],
  ['87654321', 'passwordSequence'],
  ['abcd1234', 'passwordSequence'],
  ['qwertyuiop', 'passwordSequence'],
  ['QWERTY12345!', 'passwordSequence'],
  ['１２３４５６７８', 'passwordSequence'],
  ['ana@buyer.example', 'passwordOwnName'],
  ['anaanaana', 'passwordOwnName'],
  ['Ana-2024', 'passwordOwnName'],
  ['ruiz1234567', 'passwordOwnName'],
  ['workshops!', 'passwordOwnName'],
  ['ruiz workshops 99', 'passwordOwnName'],
  ['medida-demo', 'passwordOwnName'],
])('rejects %s as easy to guess', (password, weakness) => {
  expect(find(password)).toBe(weakness);
});

it.each([
  'a-longer-one',
  'banana-split-77',
  'lamp-over-the-desk',
  'dragon-lighthouse',
  'ana-likes-tea-4',
  'x7Kq-93Lz',
  'correct horse battery staple',
  '天气很好我们去公园',
  'z'.repeat(3) + 'plover91',
])('accepts %s', (password) => {
  expect(findPasswordWeaknesses(password, owner)).toEqual([]);
});

it('detects a two-character Chinese name', () => {
  expect(findPasswordWeaknesses('王芳20240101', ['王芳'])).toEqual([]);
  expect(findPasswordWeaknesses('王芳王芳2024', ['王芳'])).toEqual(['passwordOwnName']);
});
