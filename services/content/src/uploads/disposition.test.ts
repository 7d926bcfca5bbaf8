import { dispositionOf } from './disposition';

test.each([
  ['Menu 2026.pdf', 'Menu 2026.pdf', 'Menu%202026.pdf'],
  ['चाय.PDF', '___.pdf', '%E0%A4%9A%E0%A4%BE%E0%A4%AF.pdf'],
  ['..\\..\\run.exe.pdf', '_.._run.exe.pdf', '_.._run.exe.pdf'],
  ['a"; filename="b.html.pdf', 'a__ filename__b.html.pdf', 'a_%3B%20filename%3D_b.html.pdf'],
  ['menu\u202Efdp.exe.pdf', 'menu_fdp.exe.pdf', 'menu_fdp.exe.pdf'],
  ["it's (new)*.pdf", 'it_s _new__.pdf', 'it%27s%20%28new%29_.pdf'],
  ['.pdf', 'document.pdf', 'document.pdf'],
])('dispositionOf saves %s as a PDF without a path', (name, plain, encoded) => {
  expect(dispositionOf(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
});
