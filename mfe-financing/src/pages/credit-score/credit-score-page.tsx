export { FormPage as Page } from "../../parts/pre-approval/form-page.tsx";
