# {{name}}

{{title}}. Its endpoints and events are in `packages/contracts/src/{{name}}`.

| folder       | what it holds                                                    |
| ------------ | ---------------------------------------------------------------- |
| `src`        | `app.ts` lists the features; each has a folder                   |
| `migrations` | changes of the database schema `{{name}}`, in their order        |
