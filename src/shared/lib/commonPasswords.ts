// The words guessed first in password attacks, in the application's languages. Digits and symbols around a word, or in
// place of its letters, are ignored: P@ssw0rd2024! counts as password.
const words = `
password passwort passw passwd pass pwd parola senha motdepasse contrasena contraseña contra clave claves secreto secreta
secret acceso entrar usuario user username login logon signin admin administrator administrador root superuser sysadmin
guest invitado test tester testing prueba demo sample example ejemplo default changeme cambiame letmein welcome bienvenido
bienvenida bienvenidos hello hola holahola buenosdias goodmorning whatever nothing nada none empty temp temporal temporary
qwerty qwert qwertz azerty asdf asdfg asdfgh asdfasdf zxcv zxcvb zxcvbn qazwsx qazwsxedc wsxedc qweasd qweasdzxc asdzxc
qaz wsx zaq xsw poiuyt lkjhgf mnbvcx abc abcd abcde abcdef abcabc aaa xxx zzz qqq
iloveyou loveyou iloveu love lovely lover loveme mylove teamo tequiero teamomucho tequieromucho teadoro amor miamor
amorcito corazon corazón mivida vida cielo princesa princess prince principe reina rey queen king angel angelito angeles
estrella sol luna mariposa butterfly flower flores rosa sunshine sunflower moonlight rainbow summer verano winter invierno
spring primavera autumn otoño enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
january february march april june july august september october november december monday friday sunday lunes viernes domingo
dragon monkey tiger tigre lion leon eagle aguila wolf lobo bear oso panda perro gato dog cat puppy kitty hellokitty dolphin
delfin horse caballo mustang snoopy pokemon pikachu naruto batman superman spiderman ironman starwars matrix hunter ranger
killer ninja samurai shadow master maestro boss jefe pirate pirata phoenix legend hero soldier marine trustno trustme
football futbol fútbol soccer baseball basketball hockey tennis golf chelsea arsenal liverpool manchester barcelona barca
realmadrid madrid atletico chivas americas america cruzazul pumas tigres rayados santos bocajuniors boca riverplate river
messi ronaldo cristiano jordan
mexico méxico mexicano argentina colombia venezuela peru perú chile ecuador bolivia uruguay paraguay guatemala honduras
panama cuba españa espana spain brasil london paris newyork california texas florida chicago boston dallas
jesus jesús jesucristo dios diosesamor diosmio cristo bendicion gracias gloria faith blessed heaven familia family amigos
amigo amiga friends friend amistad mama mami papa papi mother father hermano hermana hijo hija bebe baby
maria josé jose juan carlos luis jorge pedro pablo diego daniel david miguel manuel antonio alejandro alejandra francisco
fernando fernanda sebastian santiago valentina camila sofia isabella gabriel gabriela andrea andres andrés alberto roberto
ricardo eduardo patricia monica claudia carolina natalia veronica adriana lorena guadalupe esperanza lucia
michael michelle jennifer jessica ashley amanda nicole daniela samantha matthew joshua andrew anthony william robert thomas
charlie george harley maggie ginger buster cookie pepper summer hannah jasmine brandon justin
chocolate coffee cafe cerveza tequila tacos banana orange naranja manzana apple cherry peanut cheese pizza butter candy
computer computadora internet google facebook instagram whatsapp youtube twitter microsoft windows samsung iphone android
apple nintendo playstation minecraft fortnite freedom libertad money dinero million millonario business empresa company
compras ventas tienda cliente clientes oficina office trabajo server servidor network sistema system security seguridad
blue azul red rojo green verde black negro white blanco purple morado silver plata gold golden dorado diamond diamante
access access granted magic magia lucky suerte happy feliz smile sonrisa music musica guitar guitarra rock metal
woaini woaiwojia woaiwoziji aini zhongguo beijing shanghai guangzhou shenzhen nihao wodemima mima kaixin xingfu gongxi
wang zhang liu chen yang zhao huang zhou woshishui laopo laogong baobei tiantian shengri
`;

// Keyboard patterns and numbers with a meaning.
const patterns = `
a1b2c3d4 a1s2d3f4 q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1xsw2 2wsx3edc qwe123 123qwe
qwe123qwe 123qwe123 123qweasd asd123 zxc123 123abc abc123 aa123456 a123456 qq123456 w123456 abc12345 1a2b3c4d 12qwaszx
147258369 159753456 123654789 987456321 741852963 963852741 14725836 15975346 78963214 11223344 12344321 12341234 123123123
102030405 10203040 13579246 24681012 31415926 314159265 27182818 5201314 52013140 1314520 13145200 7758521 77585210
woaini520 woaini1314 aini1314 19941994 12121212 10101010 01020304 01234567 007007007 trustno1 ncc1701d thx1138 blink182
r2d2c3po p0o9i8u7 m1n2b3v4
`;

const common = new Set(`${words} ${patterns}`.trim().split(/\s+/));

const lettersBySymbol: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};

const replaceSymbols = (text: string) => [...text].map((symbol) => lettersBySymbol[symbol] ?? symbol).join('');

const trimSymbols = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Expects lower case. */
export const isCommonPassword = (password: string): boolean => {
  const compact = password.replace(/[\s._-]/g, '');
  const candidates = [
    compact,
    trimSymbols(compact),
    replaceSymbols(trimSymbols(compact)),
    trimSymbols(replaceSymbols(compact)),
  ];
  return candidates.some((candidate) => common.has(candidate));
};
