{
  "extends": "../../tsconfig.base.json",
  "compilerOptions": { "lib": ["ES2023"] },
  "include": ["**/*.ts", "**/*.tsx"],
  "exclude": ["node_modules", "dist"]
}
