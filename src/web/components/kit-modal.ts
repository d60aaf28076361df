import { Modal } from "antd";

// Of its own, so that it can come later than what opens it.
export { Modal };
