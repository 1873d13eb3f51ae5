export { Guide as Page } from "../../guide/guide.tsx";
